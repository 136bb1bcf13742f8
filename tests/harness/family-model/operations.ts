import fc from 'fast-check'
import { taskStatuses, type TaskStatus } from '@/lib/tasks/status'

/** Their costs, and how many of each the family has. */
export const rewards = [
  { cost: 7, stock: null },
  { cost: 20, stock: 2 },
] as const

type OnTask =
  | { kind: 'submit'; isAccepted: boolean }
  | { kind: 'confirm'; isOlder: boolean }
  | { kind: 'appeal' }
  | { kind: 'withdraw' }
  | { kind: 'decide'; isAccepted: boolean }
  | { kind: 'edit'; points: number; status: TaskStatus }
  | { kind: 'reassign'; who: number }
  | { kind: 'delete' }

type OnRequest = { kind: 'give' } | { kind: 'decline' } | { kind: 'cancel' }

type Independent =
  | { kind: 'create'; who: number; points: number; status: TaskStatus; isShort: boolean }
  | { kind: 'adjust'; who: number; points: number }
  | { kind: 'pause'; whom: number | null; from: number; length: number }
  | { kind: 'request'; who: number; reward: number }
  | { kind: 'wait'; minutes: number }

/** What a command wants; `which` counts back from the newest task, request or pause. */
export type Choice = Independent | ((OnTask | OnRequest | { kind: 'unpause' }) & { which: number })

type Named<T, Name extends string> = T extends unknown ? T & Record<Name, string> : never

/** A choice with everything that it concerns, as it was known before the command. Keys name what it creates. */
export type Operation =
  | Named<Exclude<Independent, { kind: 'adjust' | 'wait' }>, 'key'>
  | Extract<Independent, { kind: 'adjust' | 'wait' }>
  | (Named<Exclude<OnTask, { kind: 'submit' | 'confirm' }>, 'task'> & { by: number })
  | { kind: 'submit'; key: string; task: string; by: number; isAccepted: boolean }
  | { kind: 'confirm'; submission: string; task: string; by: number; isAccepted: boolean }
  | (OnRequest & { request: string; by: number })
  | { kind: 'unpause'; pause: string }

const who = fc.nat({ max: 1 })
const points = fc.integer({ min: 0, max: 30 })
const status = fc.constantFrom(...taskStatuses)
const which = fc.nat({ max: 4 })
const kind = <K extends string>(name: K) => fc.constant(name)

const onTask = (task: fc.Arbitrary<number>): fc.Arbitrary<Choice> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: kind('submit'), which: task, isAccepted: fc.boolean() }) },
    { weight: 8, arbitrary: fc.record({ kind: kind('confirm'), which: task, isOlder: fc.nat(5).map((n) => n === 5) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('appeal' as const, 'withdraw' as const), which: task }) },
    { weight: 4, arbitrary: fc.record({ kind: kind('decide'), which: task, isAccepted: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ kind: kind('edit'), which: task, points, status }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('reassign'), which: task, who }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('delete'), which: task }) },
  )

const pause = fc.record({
  kind: kind('pause'),
  whom: fc.constantFrom(null, 0, 1),
  from: fc.integer({ min: -3, max: 3 }),
  length: fc.integer({ min: 1, max: 5 }),
})

/** An operation that may run while others do. */
const timeless: fc.Arbitrary<Choice> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: kind('create'), who, points, status, isShort: fc.boolean() }) },
  { weight: 14, arbitrary: onTask(which) },
  { weight: 1, arbitrary: fc.record({ kind: kind('adjust'), who, points: fc.integer({ min: -40, max: 120 }) }) },
  { weight: 1, arbitrary: pause },
  { weight: 1, arbitrary: fc.record({ kind: kind('unpause'), which }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('request'), who, reward: fc.nat({ max: 1 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('give' as const, 'decline' as const, 'cancel' as const), which }),
  },
)

// A minute more than whole hours, so that no limit of whole days is met to the millisecond.
const wait = fc.record({ kind: kind('wait'), minutes: fc.constantFrom(61, 781, 1441, 1501, 4261) })

/** One command: an operation, or two or three at the same time, often on the same task or the same one twice. */
export const command: fc.Arbitrary<Choice[]> = fc.oneof(
  { weight: 8, arbitrary: timeless.map((one) => [one]) },
  { weight: 2, arbitrary: wait.map((one) => [one]) },
  { weight: 2, arbitrary: fc.tuple(timeless, timeless) },
  { weight: 2, arbitrary: which.chain((task) => fc.tuple(onTask(fc.constant(task)), onTask(fc.constant(task)))) },
  { weight: 2, arbitrary: fc.tuple(timeless, fc.integer({ min: 2, max: 3 })).map(([one, n]) => Array(n).fill(one)) },
)
