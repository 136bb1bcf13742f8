import { DraftStore, pauseMs, retryMs } from '@/app/(shell)/task-submission/[taskId]/draft-store'
import { offersReplaced } from '@/app/(shell)/task-submission/[taskId]/draft'
import { longestSolution } from '@/lib/submissions/limits'
import { sendDraft, type DraftReply } from '@/components/task/save-draft'
import { saveTexts } from '@/components/task/save-texts'
import { copyKey, forgetTexts, readCopy, writeCopy } from '@/components/task/unsaved-texts'

jest.mock('@/components/task/save-draft', () => ({ sendDraft: jest.fn() }))
const sending = jest.mocked(sendDraft)
/** The server action. */
const acting = jest.fn<Promise<DraftReply>, Parameters<typeof sendDraft>>()

/** The server's part: one text and its version. */
let server: { text: string; version: number }
let isReachable = true
/** The texts of which a save said that they were replaced. */
let keptForADay: string[]

async function save({ text, version, replaced = [] }: Parameters<typeof sendDraft>[0]): Promise<DraftReply> {
  await Promise.resolve()
  if (!isReachable) return { kind: 'unreachable' }
  keptForADay.push(...replaced)
  if (text === server.text) return { kind: 'saved', version: server.version }
  if (version !== undefined && version !== server.version) return { kind: 'newer', saved: server }
  server = { text, version: server.version + 1 }
  return { kind: 'saved', version: server.version }
}

/** Delays the next save until the returned function is called. */
function held(way: typeof acting | typeof sending): () => void {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  way.mockImplementationOnce((draft) => answered.then(() => save(draft)))
  return answer
}

/** A storage whose texts are its own enumerable properties, as in a browser. */
const emptyStorage = (): Record<string, string> =>
  Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null
    },
    setItem(this: Record<string, string>, name: string, text: string) {
      this[name] = text
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name]
    },
  }) as Record<string, string>

const key = copyKey('member', 'task')
const parts = { taskId: 'task', saveByAction: acting }
const stores: (() => void)[] = []

function open(saved = server) {
  const store = new DraftStore({ ...parts, key, saved })
  const replies: DraftReply[] = []
  const close = store.open((reply) => replies.push(reply))
  stores.push(close)
  return { store, replies, close }
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: emptyStorage() })
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: { documentElement: { hidden: false } },
  })
  server = { text: '', version: 0 }
  isReachable = true
  keptForADay = []
  for (const way of [sending, acting]) {
    way.mockReset()
    way.mockImplementation(save)
  }
})

afterEach(async () => {
  for (const close of stores.splice(0)) close()
  await jest.advanceTimersByTimeAsync(0)
  forgetTexts(null)
  Reflect.deleteProperty(globalThis, 'document')
  Reflect.deleteProperty(globalThis, 'localStorage')
  jest.useRealTimers()
})

test('a text is on this device at once, and on the server two seconds after the last key', async () => {
  const { store, replies } = open()
  store.edit('I swept')
  await jest.advanceTimersByTimeAsync(pauseMs - 1)
  store.edit('I swept the stairs')
  expect(store.current().savedIn).toBe('device')
  expect(readCopy(key)).toEqual({ text: 'I swept the stairs', version: 0 })
  await jest.advanceTimersByTimeAsync(pauseMs - 1)
  expect(sending).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(server).toEqual({ text: 'I swept the stairs', version: 1 })
  expect(store.current()).toMatchObject({ savedIn: 'server', base: server })
  expect(readCopy(key)).toBeNull()
  expect(replies).toEqual([{ kind: 'saved', version: 1 }])
  await jest.advanceTimersByTimeAsync(10 * retryMs)
  expect(sending).toHaveBeenCalledTimes(1)
})

test('only the button says that a draft was saved, until the text is edited', async () => {
  const { store } = open()
  store.edit('half a thought')
  expect(await store.save()).toEqual({ kind: 'saved', version: 1 })
  expect(store.current().isDraftSaved).toBe(true)
  store.edit('half a thought and more')
  expect(store.current().isDraftSaved).toBe(false)
  await jest.advanceTimersByTimeAsync(pauseMs)
  expect(store.current()).toMatchObject({ savedIn: 'server', isDraftSaved: false })
})

describe('the button', () => {
  test('saves by the action, and everything else by a request', async () => {
    const { store } = open()
    store.edit('by itself')
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect([sending, acting].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    store.edit('with the button')
    await store.save()
    expect([sending, acting].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(acting).toHaveBeenCalledWith({ taskId: 'task', text: 'with the button', version: 1 })
  })

  test('waits for an automatic save, and builds on its version', async () => {
    const { store } = open()
    const answer = held(sending)
    store.edit('one')
    await jest.advanceTimersByTimeAsync(pauseMs)
    store.edit('one two')
    const pressed = store.save()
    await jest.advanceTimersByTimeAsync(0)
    expect(acting).not.toHaveBeenCalled()
    answer()
    expect(await pressed).toEqual({ kind: 'saved', version: 2 })
    expect(acting).toHaveBeenCalledWith({ taskId: 'task', text: 'one two', version: 1 })
    expect(store.current()).toMatchObject({ savedIn: 'server', isDraftSaved: true, newer: null })
  })

  test('pressed twice quickly saves one after the other, and the automatic save follows', async () => {
    const { store } = open()
    const answer = held(acting)
    store.edit('one')
    const presses = [store.save(), store.save()]
    store.edit('one two')
    await jest.advanceTimersByTimeAsync(2 * pauseMs)
    expect([acting, sending].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    answer()
    expect(await Promise.all(presses)).toEqual([
      { kind: 'saved', version: 1 },
      { kind: 'saved', version: 2 },
    ])
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(server).toEqual({ text: 'one two', version: 2 })
    expect(store.current()).toMatchObject({ savedIn: 'server', newer: null })
  })

  test('a text that is saved by the action while the page may end is also sent by a request, at once', async () => {
    const { store } = open()
    const answer = held(acting)
    store.edit('going away')
    const pressed = store.save()
    await jest.advanceTimersByTimeAsync(0)
    store.leave()
    expect(sending).toHaveBeenCalledWith({ taskId: 'task', text: 'going away', version: 0 })
    await jest.advanceTimersByTimeAsync(0)
    expect(server).toEqual({ text: 'going away', version: 1 })
    answer()
    expect(await pressed).toEqual({ kind: 'saved', version: 1 })
    expect(store.current()).toMatchObject({ savedIn: 'server', newer: null })
    store.leave()
    expect(sending).toHaveBeenCalledTimes(1)
  })

  test('a save that waits while the page is left is a request, because the action belongs to the page', async () => {
    const { store, close } = open()
    const answer = held(sending)
    store.edit('one')
    await jest.advanceTimersByTimeAsync(pauseMs)
    store.edit('one two')
    const pressed = store.save()
    close()
    answer()
    expect(await pressed).toMatchObject({ kind: 'saved' })
    expect(server).toEqual({ text: 'one two', version: 2 })
    expect(acting).not.toHaveBeenCalled()
  })

  test('shows a newer text of another device beside, and keeps this one on the device', async () => {
    const { store } = open()
    server = { text: 'theirs', version: 1 }
    store.edit('mine')
    expect(await store.save()).toEqual({ kind: 'newer', saved: { text: 'theirs', version: 1 } })
    expect(store.current()).toMatchObject({ text: 'mine', newer: server, savedIn: 'device', isDraftSaved: false })
    expect(readCopy(key)).toEqual({ text: 'mine', version: 0 })
  })

  test('a save that failed is repeated by itself', async () => {
    const { store } = open()
    isReachable = false
    store.edit('mine')
    expect(await store.save()).toEqual({ kind: 'unreachable' })
    expect(readCopy(key)).toEqual({ text: 'mine', version: 0 })
    isReachable = true
    await jest.advanceTimersByTimeAsync(retryMs)
    expect(server.text).toBe('mine')
  })
})

describe('an emptied box', () => {
  test('removes the draft by the action two seconds later, and a blank text that was never saved does nothing', async () => {
    const { store, replies } = open()
    store.edit('  ')
    await jest.advanceTimersByTimeAsync(retryMs)
    expect(acting).not.toHaveBeenCalled()
    store.edit('half a thought')
    await jest.advanceTimersByTimeAsync(pauseMs)
    store.edit('')
    expect(store.current().savedIn).toBe('device')
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(acting.mock.calls).toEqual([[{ taskId: 'task', text: '', version: 1 }]])
    expect(sending).toHaveBeenCalledTimes(1)
    expect(server).toEqual({ text: '', version: 2 })
    expect(store.current()).toMatchObject({ savedIn: 'server', newer: null })
    expect(readCopy(key)).toBeNull()
    expect(replies.at(-1)).toEqual({ kind: 'saved', version: 2 })
  })

  test('that the page is left with is kept on this device, and removes the draft when the page is opened again', async () => {
    server = { text: 'half a thought', version: 1 }
    const { store, close } = open()
    isReachable = false
    store.edit('')
    await jest.advanceTimersByTimeAsync(pauseMs)
    close()
    await jest.advanceTimersByTimeAsync(0)
    expect(readCopy(key)).toEqual({ text: '', version: 1 })
    expect(sending).not.toHaveBeenCalled()
    isReachable = true
    open()
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(server).toEqual({ text: '', version: 2 })
  })

  test('is no reason to send a blank text by a request when the page may end', async () => {
    server = { text: 'half a thought', version: 1 }
    const { store, close } = open()
    const answer = held(acting)
    store.edit('')
    await jest.advanceTimersByTimeAsync(pauseMs)
    store.leave()
    close()
    answer()
    await jest.advanceTimersByTimeAsync(0)
    expect(sending).not.toHaveBeenCalled()
    expect(server.text).toBe('')
  })

  test('shows a newer text of another device beside', async () => {
    server = { text: 'mine', version: 1 }
    const { store } = open()
    server = { text: 'theirs', version: 2 }
    store.edit('')
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(store.current()).toMatchObject({ text: '', newer: { text: 'theirs', version: 2 }, savedIn: 'device' })
  })
})

test('what is typed during a save is saved after it', async () => {
  const { store } = open()
  store.edit('one')
  const saved = store.save()
  store.edit('one two')
  await saved
  expect(store.current()).toMatchObject({ text: 'one two', savedIn: 'device', isDraftSaved: false })
  expect(readCopy(key)).toEqual({ text: 'one two', version: 1 })
  await jest.advanceTimersByTimeAsync(pauseMs)
  expect(server).toEqual({ text: 'one two', version: 2 })
})

test('without network the text stays on this device, and is sent when the network is back', async () => {
  const { store } = open()
  isReachable = false
  store.edit('written in the cellar')
  await jest.advanceTimersByTimeAsync(pauseMs)
  expect(store.current().savedIn).toBe('device')
  isReachable = true
  store.flush()
  await jest.advanceTimersByTimeAsync(0)
  expect(server.text).toBe('written in the cellar')
  isReachable = false
  store.edit('written in the cellar and the attic')
  await jest.advanceTimersByTimeAsync(pauseMs)
  isReachable = true
  await jest.advanceTimersByTimeAsync(retryMs)
  expect(server.text).toBe('written in the cellar and the attic')
})

describe('a newer text of another device', () => {
  async function conflict() {
    const opened = open()
    server = { text: 'theirs', version: 1 }
    opened.store.edit('mine')
    await jest.advanceTimersByTimeAsync(pauseMs)
    return opened
  }

  test('is shown beside, and nothing is sent while the member goes on writing', async () => {
    const { store } = await conflict()
    expect(store.current()).toMatchObject({ text: 'mine', newer: { text: 'theirs', version: 1 }, savedIn: 'device' })
    store.edit('mine and more')
    await jest.advanceTimersByTimeAsync(10 * retryMs)
    expect(sending).toHaveBeenCalledTimes(1)
    expect(server.text).toBe('theirs')
  })

  test('takes the place of the earlier one that this one was restored over', async () => {
    server = { text: 'saved', version: 1 }
    writeCopy(key, { text: 'saved and continued', version: 1 })
    const { store } = open()
    server = { text: 'theirs', version: 2 }
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(store.current()).toMatchObject({ newer: server, restoredOver: 'saved' })
    await store.keepThis()
    expect(store.current()).toMatchObject({ text: 'saved and continued', newer: null, restoredOver: null })
    expect(server.text).toBe('saved and continued')
  })

  test('is replaced by this one, without a version so that the server keeps it', async () => {
    const { store } = await conflict()
    await store.keepThis()
    expect(sending).toHaveBeenLastCalledWith({ taskId: 'task', text: 'mine', version: undefined })
    expect(server).toEqual({ text: 'mine', version: 2 })
    expect(store.current()).toMatchObject({ newer: null, savedIn: 'server', base: server })
  })

  test('waits no longer once this one was submitted and confirmed', async () => {
    const { store } = await conflict()
    const texts = await store.during('confirming', async () => store.current().text)
    expect(texts).toBe('mine')
    expect(server.text).toBe('theirs')
    store.submitted('mine', 2)
    expect(store.current()).toMatchObject({ text: 'mine', newer: null, savedIn: 'server' })
  })

  test('replaces this one, which can be brought back', async () => {
    const { store } = await conflict()
    store.takeNewer()
    expect(store.current()).toMatchObject({ text: 'theirs', newer: null, discarded: 'mine' })
    store.restore()
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(server).toEqual({ text: 'mine', version: 2 })
    expect(keptForADay).toEqual(['theirs'])
  })

  test('that is taken leaves this one to be kept, although the server has never had it', async () => {
    const { store } = await conflict()
    store.takeNewer()
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect([server, keptForADay]).toEqual([{ text: 'theirs', version: 1 }, ['mine']])
    expect(store.current()).toMatchObject({ text: 'theirs', savedIn: 'server' })
    expect(readCopy(key)).toBeNull()
  })

  test('is noticed when the task is read again, but a text of this device is not', async () => {
    const { store } = open()
    store.edit('mine')
    await jest.advanceTimersByTimeAsync(pauseMs)
    store.edit('mine and more')
    store.meet({ text: 'mine', version: 1 })
    expect(store.current().newer).toBeNull()
    store.meet({ text: 'theirs', version: 2 })
    expect(store.current().newer).toEqual({ text: 'theirs', version: 2 })
    store.meet({ text: '', version: 0 })
    expect(store.current().newer).toEqual({ text: 'theirs', version: 2 })
  })

  test('on opening a text that this device kept is shown beside it', () => {
    writeCopy(key, { text: 'mine', version: 0 })
    server = { text: 'theirs', version: 3 }
    const { store } = open()
    expect(store.current()).toMatchObject({ text: 'mine', newer: server, restoredOver: null })
    store.edit('mine and more')
    expect(readCopy(key)).toEqual({ text: 'mine and more', version: 0 })
  })
})

test('a lost answer is no conflict: the newer text is what this device sent', async () => {
  const { store } = open()
  store.edit('one')
  sending.mockImplementationOnce(async (draft) => {
    await save(draft)
    return { kind: 'unreachable' }
  })
  await jest.advanceTimersByTimeAsync(pauseMs)
  expect(store.current().savedIn).toBe('device')
  store.edit('one two')
  await jest.advanceTimersByTimeAsync(pauseMs)
  expect(server).toEqual({ text: 'one two', version: 2 })
  expect(store.current()).toMatchObject({ newer: null, savedIn: 'server' })
})

test('leaving the page saves what is left, and a page kept by the router starts from it', async () => {
  const { store, close } = open()
  const before = server
  store.edit('almost')
  close()
  await jest.advanceTimersByTimeAsync(0)
  expect(server.text).toBe('almost')
  expect(open(before).store.current()).toMatchObject({ text: 'almost', savedIn: 'server' })
})

test('a kept text is restored over the saved one, also of a release that stored no version', async () => {
  server = { text: 'saved', version: 2 }
  localStorage.setItem(key, 'kept long ago')
  const { store } = open()
  expect(store.current()).toMatchObject({ text: 'kept long ago', newer: null, restoredOver: 'saved' })
  store.replace('saved')
  expect(store.current()).toMatchObject({ text: 'saved', discarded: 'kept long ago' })
})

describe('a text that is replaced in the box', () => {
  /** A saved text that was continued, and restored when the page was opened again. */
  function restored() {
    server = { text: 'I went out.', version: 1 }
    writeCopy(key, { text: 'At first I went out. Then it rained.', version: 1 })
    return open()
  }

  test('is kept with the text that replaces it, saved before or not, and offered on coming back', async () => {
    for (const waitsMs of [0, pauseMs]) {
      keptForADay = []
      const { store, close } = restored()
      await jest.advanceTimersByTimeAsync(waitsMs)
      store.replace('I went out.')
      expect(offersReplaced(store.current(), true)).toBe(false)
      await jest.advanceTimersByTimeAsync(pauseMs)
      expect([server.text, keptForADay]).toEqual(['I went out.', ['At first I went out. Then it rained.']])
      close()
      expect(offersReplaced(open().store.current(), false)).toBe(true)
    }
  })

  test('stays on this device without network, also while the page is left, until it is kept', async () => {
    const { store, close } = restored()
    isReachable = false
    store.replace('I went out.')
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(store.current().savedIn).toBe('device')
    close()
    await jest.advanceTimersByTimeAsync(0)
    isReachable = true
    const again = open().store
    expect(again.current()).toMatchObject({ text: 'I went out.', savedIn: 'device', restoredOver: null })
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(keptForADay).toEqual(['At first I went out. Then it rained.'])
    expect(again.current().savedIn).toBe('server')
    expect(readCopy(key)).toBeNull()
  })

  test('is kept by signing out, or by the next page', async () => {
    const { store, close } = restored()
    isReachable = false
    store.replace('I went out.')
    close()
    await jest.advanceTimersByTimeAsync(0)
    isReachable = true
    expect(await saveTexts('member')).toBe(0)
    expect([keptForADay, readCopy(key)]).toEqual([['At first I went out. Then it rained.'], null])
  })

  test('is not kept if it is back before it was sent, nor if the text begins with it', async () => {
    const { store } = restored()
    store.replace('I went out.')
    store.restore()
    store.replace('At first I went out. Then it rained. And I sang.')
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(keptForADay).toEqual(['I went out.'])
  })

  test('is not offered once it is in the box again', async () => {
    const { store } = restored()
    store.replace('I went out.')
    await jest.advanceTimersByTimeAsync(pauseMs)
    store.edit('I went out. And in.')
    expect(offersReplaced(store.current(), false)).toBe(true)
    store.edit('At first I went out. Then it rained. And I sang.')
    expect(offersReplaced(store.current(), false)).toBe(false)
  })

  test('is kept for a blank text by the action alone', async () => {
    server = { text: 'mine', version: 1 }
    const { store } = open()
    store.edit('mine and more')
    server = { text: '', version: 2 }
    store.meet(server)
    store.takeNewer()
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(acting.mock.calls).toEqual([[{ taskId: 'task', text: '', version: 2, replaced: ['mine and more'] }]])
    expect(store.current().savedIn).toBe('server')
  })

  test('is cut to the length of a solution, which the server accepts', async () => {
    const { store } = open()
    store.edit('🌳'.repeat(longestSolution + 1))
    store.replace('A tree.')
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(keptForADay).toEqual(['🌳'.repeat(longestSolution)])
  })
})

test('a text written on a page from before its last save is no conflict once the network is back', async () => {
  server = { text: 'A fox.', version: 1 }
  writeCopy(key, { text: 'A fox. And a hen.', version: 1 })
  // Without network the page is a copy from before the text was saved.
  isReachable = false
  const { store } = open({ text: '', version: 0 })
  expect(store.current()).toMatchObject({ text: 'A fox. And a hen.', newer: null, restoredOver: '' })
  store.edit('A fox. And a hen. They ran.')
  isReachable = true
  store.meet(server)
  await jest.advanceTimersByTimeAsync(retryMs)
  expect(store.current()).toMatchObject({ newer: null, savedIn: 'server' })
  expect(server).toEqual({ text: 'A fox. And a hen. They ran.', version: 2 })
})

test('two tabs write: the text of one stays on this device when the other is saved, and when it is left', async () => {
  const { store } = open()
  store.edit('In this tab')
  const other = { text: 'In the other tab', version: 0 }
  writeCopy(key, other)
  await jest.advanceTimersByTimeAsync(pauseMs)
  expect(server.text).toBe('In this tab')
  expect(readCopy(key)).toEqual(other)

  isReachable = false
  store.edit('In this tab, and more')
  writeCopy(key, other)
  store.keep()
  expect(readCopy(key)).toEqual({ text: 'In this tab, and more', version: 1 })
  // The member signed out in the other tab.
  writeCopy(key, null)
  document.documentElement.hidden = true
  store.keep()
  expect(readCopy(key)).toBeNull()
})

test('a submitted text is not saved as a draft', async () => {
  const { store } = open()
  store.edit('done')
  store.submitted('done')
  await jest.advanceTimersByTimeAsync(retryMs)
  expect(sending).not.toHaveBeenCalled()
  expect(readCopy(key)).toBeNull()
})

test('a viewer who only reads sees no text of this device', () => {
  writeCopy(key, { text: 'mine', version: 0 })
  server = { text: 'saved', version: 1 }
  expect(new DraftStore({ ...parts, key: null, saved: server }).current().text).toBe('saved')
})

test('before the device is cleared a kept text replaces the newer one; else both stay', async () => {
  writeCopy(key, { text: 'mine', version: 0 })
  server = { text: 'theirs', version: 1 }
  expect(await saveTexts('member')).toBe(1)
  expect([server.text, readCopy(key)?.text]).toEqual(['theirs', 'mine'])
  expect(await saveTexts('member', { overwrites: true })).toBe(0)
  expect([server.text, readCopy(key)]).toEqual(['mine', null])
})

describe('while the text is submitted', () => {
  /** The server confirms a text, which changes its version. */
  const confirm = (text: string) => {
    server = { text, version: server.version + 1 }
    return Promise.resolve(server.version)
  }

  test('no save is sent after the one before confirming, and the next one builds on the confirmed version', async () => {
    const { store, replies } = open()
    store.edit('I fed the cta')
    await jest.advanceTimersByTimeAsync(pauseMs)
    store.edit('I fed the cat')
    await store.during('confirming', async () => {
      expect(server).toEqual({ text: 'I fed the cat', version: 2 })
      sending.mockClear()
      replies.length = 0
      await jest.advanceTimersByTimeAsync(2 * retryMs)
      store.flush()
      store.submitted('I fed the cat', await confirm('I fed the cat'))
    })
    await jest.advanceTimersByTimeAsync(retryMs)
    expect(sending).not.toHaveBeenCalled()
    store.edit('I fed the cat and the dog')
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(sending.mock.calls.map(([draft]) => draft.version)).toEqual([3])
    expect(replies).toEqual([{ kind: 'saved', version: 4 }])
  })

  test('a save that is under way ends first', async () => {
    const { store } = open()
    store.edit('I watered the beans')
    void store.save()
    const seen = await store.during('confirming', () => Promise.resolve(server))
    expect(seen).toEqual({ text: 'I watered the beans', version: 1 })
  })

  test('what a failed confirmation left unsaved is saved after it', async () => {
    const { store } = open()
    await expect(
      store.during('confirming', () => {
        store.edit('I raked leaves')
        return Promise.reject(new Error('conflict'))
      }),
    ).rejects.toThrow('conflict')
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(server).toEqual({ text: 'I raked leaves', version: 1 })
  })

  test('leaving the page saves a text that is being evaluated, and not one that is being confirmed', async () => {
    const forever = () => new Promise<never>(() => {})
    const evaluated = open()
    evaluated.store.edit('I sorted socks')
    void evaluated.store.during('evaluating', forever)
    await jest.advanceTimersByTimeAsync(pauseMs)
    expect(sending).not.toHaveBeenCalled()
    evaluated.close()
    await jest.advanceTimersByTimeAsync(0)
    expect(server.text).toBe('I sorted socks')

    const confirmed = open()
    void confirmed.store.during('confirming', forever)
    confirmed.store.edit('I sorted socks and shirts')
    confirmed.close()
    await jest.advanceTimersByTimeAsync(0)
    expect(server.text).toBe('I sorted socks')
    expect(readCopy(key)?.text).toBe('I sorted socks and shirts')
  })

  test('a page kept by the router starts from the confirmed version', async () => {
    const { store, close } = open()
    const before = server
    store.edit('I set the table')
    store.submitted('I set the table', await confirm('I set the table'))
    close()
    expect(open(before).store.current()).toMatchObject({ text: 'I set the table', base: { version: 1 } })
  })
})
