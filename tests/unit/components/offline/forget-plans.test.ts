import { readPlanCopy, writePlanCopy } from '@/app/(shell)/admin/plan/plan-copy'
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
  for (const user of ['papi', 'mamie']) writePlanCopy(user, plan)
})
afterAll(() => ['sessionStorage', 'window', 'navigator'].forEach((name) => Reflect.deleteProperty(globalThis, name)))

test('a tab keeps a plan for its user alone, and until it is removed', () => {
  expect(readPlanCopy('papi')).toBe(plan)
  expect(readPlanCopy('noah')).toBeNull()
  writePlanCopy('papi', null)
  expect(readPlanCopy('papi')).toBeNull()
})

test('signing out removes every plan, and signing in those of the others', () => {
  forgetDevice('papi')
  expect([readPlanCopy('papi') !== null, readPlanCopy('mamie')]).toEqual([true, null])
  forgetDevice(null)
  expect(readPlanCopy('papi')).toBeNull()
})

test('without storage, nothing is kept and nothing fails', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  writePlanCopy('papi', plan)
  expect(readPlanCopy('papi')).toBeNull()
  expect(() => forgetDevice(null)).not.toThrow()
})
