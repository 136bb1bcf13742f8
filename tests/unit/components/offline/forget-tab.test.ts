import { keptInTab, readTabCopy, writeTabCopy } from '@/components/form/tab-copy'
import { forgetDevice } from '@/components/offline/forget'

const plan = 'a plan with more reading'

/** Storage as browsers have it: its own properties are the stored texts. */
class Storage {
  [key: string]: unknown
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null
  }
  setItem(key: string, text: string) {
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
}

beforeEach(() => {
  Object.assign(globalThis, { sessionStorage: new Storage(), window: globalThis, navigator: {} })
  for (const user of ['papi', 'mamie']) writeTabCopy(user, 'plan', plan)
})
afterAll(() => ['sessionStorage', 'window', 'navigator'].forEach((name) => Reflect.deleteProperty(globalThis, name)))

test('a tab keeps a plan for its user alone, and until it is removed', () => {
  expect(readTabCopy('papi', 'plan')).toBe(plan)
  expect(readTabCopy('noah', 'plan')).toBeNull()
  writeTabCopy('papi', 'plan', null)
  expect(readTabCopy('papi', 'plan')).toBeNull()
})

test('signing out removes what is kept, and signing in what is kept of others', () => {
  forgetDevice('papi')
  expect([readTabCopy('papi', 'plan') !== null, readTabCopy('mamie', 'plan')]).toEqual([true, null])
  forgetDevice(null)
  expect(readTabCopy('papi', 'plan')).toBeNull()
})

test('the values of a form are kept by their name, and no damaged ones are read', () => {
  const email = keptInTab<{ subject: string }>('papi', 'email')
  expect(email.read()).toBeNull()
  email.keep({ subject: 'Bravo' })
  expect(email.read()).toEqual({ subject: 'Bravo' })
  expect(keptInTab('papi', 'import').read()).toBeNull()
  forgetDevice(null)
  expect(email.read()).toBeNull()
  writeTabCopy('papi', 'email', '{"subject":')
  expect(email.read()).toBeNull()
})

test('without storage, nothing is kept and nothing fails', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  writeTabCopy('papi', 'plan', plan)
  expect(readTabCopy('papi', 'plan')).toBeNull()
  expect(() => forgetDevice(null)).not.toThrow()
})
