import { sendDraft, type DraftReply } from '@/components/task/save-draft'
import { saveTexts } from '@/components/task/save-texts'
import { copyKey, countTexts } from '@/components/task/unsaved-texts'

jest.mock('@/components/task/save-draft', () => ({ sendDraft: jest.fn() }))
const sending = jest.mocked(sendDraft)

/** Storage as browsers have it: its own properties are the stored texts. */
class Storage {
  [key: string]: unknown
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null
  }
  removeItem(key: string) {
    delete this[key]
  }
}

let storage: Storage
beforeEach(() => {
  storage = new Storage()
  for (const task of ['one', 'two']) storage[copyKey('mila', task)] = JSON.stringify({ text: 'Mine', version: 1 })
  storage[copyKey('hugo', 'one')] = JSON.stringify({ text: 'His', version: 1 })
  Object.assign(globalThis, { localStorage: storage })
  sending.mockReset()
})
afterAll(() => Reflect.deleteProperty(globalThis, 'localStorage'))

const saveAll = (reply: DraftReply) => {
  sending.mockResolvedValue(reply)
  return saveTexts('mila')
}

test.each<[string, DraftReply, number]>([
  ['a saved text is removed from the device', { kind: 'saved', version: 2 }, 0],
  ['and so is one that the server has already', { kind: 'newer', saved: { text: 'Mine', version: 2 } }, 0],
  ['a text that was changed elsewhere stays', { kind: 'newer', saved: { text: 'Other', version: 2 } }, 2],
  ['a text stays without network', { kind: 'unreachable' }, 2],
])('%s', async (_, reply, left) => {
  expect(await saveAll(reply)).toBe(left)
  expect(countTexts('mila')).toBe(left)
  expect(countTexts('hugo')).toBe(1)
})

test('a text that was saved while another page is opened stays for that page', async () => {
  let leave = () => {}
  Object.assign(globalThis, {
    addEventListener: (_: string, listener: () => void) => (leave = listener),
    removeEventListener: () => undefined,
  })
  sending.mockImplementation(async () => {
    leave()
    return { kind: 'saved', version: 2 }
  })
  expect(await saveTexts('mila')).toBe(0)
  expect(countTexts('mila')).toBe(2)
  for (const name of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(globalThis, name)
})

test('a blank text, which the server refuses, does not hold up signing out', async () => {
  storage[copyKey('mila', 'two')] = JSON.stringify({ text: ' ', version: 1 })
  expect(await saveAll({ kind: 'saved', version: 2 })).toBe(0)
  expect(sending.mock.calls.map(([{ taskId }]) => taskId)).toEqual(['one'])
})

test('the text of the excepted task is neither counted nor sent', async () => {
  sending.mockResolvedValue({ kind: 'saved', version: 2 })
  expect(countTexts('mila', 'one')).toBe(1)
  expect(await saveTexts('mila', { except: 'one' })).toBe(0)
  expect(sending.mock.calls.map(([{ taskId }]) => taskId)).toEqual(['two'])
  expect(countTexts('mila')).toBe(1)
})

test('texts are sent one after the other', async () => {
  const ends: (() => void)[] = []
  sending.mockImplementation(() => new Promise((end) => ends.push(() => end({ kind: 'saved', version: 2 }))))
  const saved = saveTexts('mila')
  expect(sending).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await new Promise((resume) => setImmediate(resume))
  expect(sending).toHaveBeenCalledTimes(2)
  ends[1]?.()
  expect(await saved).toBe(0)
})

test('no further text is sent to a server that cannot be reached', async () => {
  expect(await saveAll({ kind: 'unreachable' })).toBe(2)
  expect(sending).toHaveBeenCalledTimes(1)
})
