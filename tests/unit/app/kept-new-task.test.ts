import { keptNewTask } from '@/app/(shell)/admin/tasks/kept-new-task'
import { toDay } from '@/lib/calendar'
import { newTaskForm } from '@/lib/tasks/form'

const friday = toDay('2028-02-25')
const saturday = toDay('2028-02-26')
const texts = new Map<string, string>()
const sessionStorage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => texts.set(key, text),
  removeItem: (key: string) => texts.delete(key),
}

beforeAll(() => Object.assign(globalThis, { sessionStorage }))
beforeEach(() => texts.clear())
afterAll(() => Reflect.deleteProperty(globalThis, 'sessionStorage'))

test('a new task keeps a past day that was typed today, and is brought up to date tomorrow', () => {
  const typed = { ...newTaskForm(friday), title: 'Sweep', date: '2028-02-20' }
  expect(keptNewTask('papi', friday).read()).toBeNull()
  keptNewTask('papi', friday).keep(typed)
  expect(keptNewTask('papi', friday).read()).toEqual(typed)
  expect(keptNewTask('papi', saturday).read()).toEqual({ ...newTaskForm(saturday), title: 'Sweep' })
})

test('a copy is kept for the task that it is of, and has the days of a copy tomorrow', () => {
  const copyOf = (taskId: string, date: string, expiresAt: string) => {
    return { taskId, form: { ...newTaskForm(friday), title: 'Sweep', date, expiresAt } }
  }
  const [copied, later] = [copyOf('one', friday, '2028-02-26'), copyOf('one', saturday, '2028-02-27')]
  const typed = { ...copied.form, title: 'Sweep the yard' }
  keptNewTask('papi', friday, copied).keep(typed)
  expect(keptNewTask('papi', friday, copied).read()).toEqual(typed)
  expect(keptNewTask('papi', saturday, later).read()).toEqual({ ...later.form, title: 'Sweep the yard' })
  expect(keptNewTask('papi', friday).read()).toBeNull()
  expect(keptNewTask('papi', friday, copyOf('another', friday, '')).read()).toBeNull()
})

test('values of another release are left out', () => {
  keptNewTask('papi', friday).keep({ ...newTaskForm(friday), title: 7 as unknown as string, points: '5' })
  expect(keptNewTask('papi', friday).read()).toEqual({ ...newTaskForm(friday), points: '5' })
})
