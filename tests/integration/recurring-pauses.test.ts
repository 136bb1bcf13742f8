import fc from 'fast-check'
import { addDays, fromDate, toDay, type Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { createPause, deletePause } from '@/lib/pauses/commands'
import { createRule, pauseRule, resumeRule, updateRule } from '@/lib/recurring/commands'
import { generateTasks } from '@/lib/recurring/generate/commands'
import { extendRules } from '@/lib/recurring/extend'
import { createRuleSchema } from '@/lib/recurring/rule-schema'
import { generateSchema } from '@/lib/recurring/schema'
import { modes } from '@/lib/recurring/turns'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'
import { plainDay } from '../harness/calendar-oracle'
import { RecurringOracle } from '../harness/recurring-oracle'

beforeEach(clear)

async function clear() {
  await db.pause.deleteMany()
  await db.user.deleteMany()
}

const at = (day: string) => `${day}T10:00:00Z`
// Four days before Paris changes its clocks.
const today = toDay('2027-03-24')
const later = (count: number) => addDays(today, count)

async function family() {
  const administrator = await createAdministrator()
  const members = [await createUser(), await createUser(), await createUser()]
  const initials = new Map(members.map(({ id }, index) => [id, 'ejn'[index]]))
  return {
    memberIds: members.map(({ id }) => id),
    usernames: members.map(({ username }) => username),
    on: (day: string) => testScope(administrator, at(day)),
    /** Each task as its member's initial and the days from the first one on. */
    made: async () => {
      const tasks = await db.task.findMany({ orderBy: [{ date: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }] })
      return tasks.map(({ assigneeId, date }) => {
        const days = (date.getTime() - Date.parse(today)) / 86_400_000
        return `${initials.get(assigneeId)}${days}`
      })
    },
  }
}

const ruleOf = (memberIds: string[], change: object = {}) =>
  createRuleSchema.parse({
    ...{ memberIds, title: 'Table', description: 'Lay it.', points: 5, from: today },
    ...{ interval: 'daily', expiry: 'same_day', ...change },
  })
const pauseOf = (memberId: string | null, from: Day, to: Day) => ({ memberId, from, to, name: 'Holidays' })
/** As two processes and the cron route do at the same time. */
const workersOn = (day: string) => [1, 2, 3].map(() => extendRules(testScope('system', at(day))))

test('a deleted pause brings back what it skipped from today on, once with parallel workers', async () => {
  const { on, memberIds, made } = await family()
  const [emma = '', jules = ''] = memberIds
  const { id } = await createPause(on(today), pauseOf(null, later(1), later(20)))
  await createRule(on(today), ruleOf([emma, jules]))
  expect((await made()).sort()).toEqual(['e0', 'j0'])
  await Promise.all(workersOn(later(3)))
  expect(await made()).toHaveLength(2)
  await Promise.all([deletePause(on(later(3)), { pauseId: id }), ...workersOn(later(3))])
  const days = [0, 3, 4, 5, 6, 7, 8, 9, 10]
  expect((await made()).sort()).toEqual(days.flatMap((day) => [`e${day}`, `j${day}`]).sort())
  await Promise.all(workersOn(later(3)))
  expect(await made()).toHaveLength(18)
  expect(await db.skippedOccurrence.count()).toBe(0)
})

test('a shorter pause in place of a longer one brings back only the days that are free again', async () => {
  const { on, memberIds, made } = await family()
  const [emma = ''] = memberIds
  const long = await createPause(on(today), pauseOf(null, today, later(7)))
  await createRule(on(today), ruleOf([emma]))
  await createPause(on(today), pauseOf(emma, today, later(4)))
  await deletePause(on(today), { pauseId: long.id })
  expect(await made()).toEqual(['e5', 'e6', 'e7'])
})

test('a task that was made before the pause and deleted by hand does not come back', async () => {
  const { on, memberIds, made } = await family()
  const [emma = ''] = memberIds
  await createRule(on(today), ruleOf([emma]))
  const { id } = await createPause(on(today), pauseOf(emma, later(2), later(9)))
  await db.task.deleteMany({ where: { date: new Date(later(5)) } })
  await Promise.all(workersOn(later(1)))
  await deletePause(on(later(1)), { pauseId: id })
  expect(await made()).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e6', 'e7', 'e8'])
})

test('in turn, what comes back takes the next turns, also for a member who was paused alone', async () => {
  const { on, memberIds, made } = await family()
  const [emma = '', jules = ''] = memberIds
  const everybody = await createPause(on(today), pauseOf(null, later(2), later(4)))
  const alone = await createPause(on(today), pauseOf(jules, later(6), later(7)))
  await createRule(on(today), ruleOf([emma, jules], { mode: 'turn' }))
  expect(await made()).toEqual(['e0', 'j1', 'e5', 'e6', 'e7'])
  await deletePause(on(today), { pauseId: everybody.id })
  await deletePause(on(today), { pauseId: alone.id })
  expect(await made()).toEqual(['e0', 'j1', 'j2', 'e3', 'j4', 'e5', 'e6', 'e7'])
  await Promise.all(workersOn(later(2)))
  expect((await made()).slice(8)).toEqual(['e8', 'j9'])
})

test('in turn, each day is made once while the pause of the next member is deleted', async () => {
  const { on, memberIds } = await family()
  await createRule(on(today), ruleOf(memberIds, { mode: 'turn' }))
  for (let day = 1; day <= 10; day += 1) {
    const rule = await db.recurringRule.findFirstOrThrow({ include: { members: { orderBy: { place: 'asc' } } } })
    const next = rule.members[((rule.lastPlace ?? 0) + 1) % memberIds.length]?.memberId ?? null
    const { id } = await createPause(on(later(day)), pauseOf(next, later(day + 7), later(day + 7)))
    await Promise.all([
      ...workersOn(later(day)),
      deletePause(on(later(day)), { pauseId: id }),
      ...workersOn(later(day)),
    ])
  }
  const tasks = await db.task.findMany({ orderBy: { date: 'asc' } })
  expect(tasks.map(({ date }) => fromDate(date))).toEqual(Array.from({ length: 18 }, (_, day) => later(day)))
})

test('a paused rule makes up for the deleted pause when it is resumed', async () => {
  const { on, memberIds, made } = await family()
  const [emma = ''] = memberIds
  const { id } = await createPause(on(today), pauseOf(null, today, later(7)))
  const { id: ruleId } = await createRule(on(today), ruleOf([emma]))
  await pauseRule(on(today), { ruleId })
  await deletePause(on(today), { pauseId: id })
  expect(await made()).toEqual([])
  expect(await resumeRule(on(later(2)), { ruleId })).toEqual({ tasksAdded: 8 })
})

test('a rule that ignores pauses makes its tasks in them, in the usual turns', async () => {
  const { on, memberIds, made } = await family()
  await createPause(on(today), pauseOf(null, today, later(20)))
  const { id: ruleId } = await createRule(on(today), ruleOf(memberIds, { mode: 'turn' }))
  const cat = await createRule(on(today), ruleOf(memberIds, { mode: 'turn', title: 'Cat', ignoresPauses: true }))
  expect(cat.ignoresPauses).toBe(true)
  const turns = ['e0', 'j1', 'n2', 'e3', 'j4', 'n5', 'e6', 'j7']
  expect(await made()).toEqual(turns)
  await Promise.all([updateRule(on(today), { ruleId, ignoresPauses: true }), ...workersOn(today)])
  expect(await made()).toEqual(turns.flatMap((one) => [one, one]))
  await updateRule(on(today), { ruleId, ignoresPauses: false })
  await Promise.all(workersOn(later(1)))
  expect((await made()).slice(16)).toEqual(['n8'])
})

test('members who leave a rule, and a change to turns, forget what was skipped', async () => {
  const { on, memberIds, made } = await family()
  const [emma = '', jules = '', noe = ''] = memberIds
  const { id } = await createPause(on(today), pauseOf(null, today, later(7)))
  const { id: ruleId } = await createRule(on(today), ruleOf([emma, jules]))
  const turns = await createRule(on(today), ruleOf([emma, jules], { title: 'Cat' }))
  await updateRule(on(today), { ruleId, memberIds: [emma, noe] })
  await updateRule(on(today), { ruleId: turns.id, mode: 'turn' })
  await deletePause(on(today), { pauseId: id })
  expect(await made()).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7'])
})

describe('the generator', () => {
  const generated = (usernames: string[], change: object = {}) => {
    const [username = '', ...others] = usernames
    return generateSchema.parse({
      ...{ username, others, mode: 'turn', title: 'Table', description: 'Lay it.', start: today, end: later(5) },
      ...{ interval: 'daily', every: 1, expiry: 'same_day', expiryDays: 1, points: 10, keepRepeating: true },
      ...change,
    })
  }

  test('leaves out pauses, and its rule brings them back', async () => {
    const { on, usernames, memberIds, made } = await family()
    const { id } = await createPause(on(today), pauseOf(null, later(2), later(3)))
    await createPause(on(today), pauseOf(memberIds[2] ?? '', later(4), later(4)))
    const input = generated(usernames)
    expect(await generateTasks(on(today), input)).toEqual({ tasksAdded: 4, known: 0 })
    expect(await made()).toEqual(['e0', 'j1', 'e4', 'j5'])
    expect(await generateTasks(on(today), input)).toEqual({ tasksAdded: 0, known: 4 })
    await deletePause(on(later(1)), { pauseId: id })
    expect(await made()).toEqual(['e0', 'j1', 'n2', 'e3', 'e4', 'j5', 'j6', 'n7', 'e8'])
    expect(await generateTasks(on(later(1)), { ...input, keepRepeating: false })).toEqual({ tasksAdded: 0, known: 6 })
  })

  test('repeated after its members’ pauses have changed adds nothing', async () => {
    const { on, usernames, memberIds, made } = await family()
    const input = generated(usernames)
    await generateTasks(on(today), input)
    await createPause(on(today), pauseOf(memberIds[1] ?? '', today, later(2)))
    expect(await generateTasks(on(today), input)).toEqual({ tasksAdded: 0, known: 6 })
    expect(await made()).toEqual(['e0', 'j1', 'n2', 'e3', 'j4', 'n5'])
    expect(await db.skippedOccurrence.count()).toBe(0)
  })

  test('makes every day when told to, and once what it left out before', async () => {
    const { on, usernames, made } = await family()
    await createPause(on(today), pauseOf(null, later(1), later(20)))
    await generateTasks(on(today), generated(usernames))
    const all = generated(usernames, { ignoresPauses: true })
    expect(await generateTasks(on(today), all)).toEqual({ tasksAdded: 5, known: 1 })
    await Promise.all(workersOn(today))
    expect(await made()).toEqual(['e0', 'j1', 'n2', 'e3', 'j4', 'n5', 'e6', 'j7'])
  })
})

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 9 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      pause: fc.integer({ min: -1, max: 2 }),
      from: fc.integer({ min: -3, max: 9 }),
      length: fc.integer({ min: 1, max: 14 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ unpause: fc.nat({ max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ ignores: fc.boolean() }) },
)
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 3 })
const recurrence = fc.oneof(
  fc.record({ interval: fc.constant('daily' as const), every: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ interval: fc.constant('weekly' as const), every: fc.integer({ min: 1, max: 2 }), weekdays }),
)

test('with parallel workers, any sequence of late and deleted pauses matches an independent oracle', async () => {
  await fc.assert(
    fc.asyncProperty(
      // Before a month’s end, a leap day and both clock changes.
      fc.constantFrom('2028-02-24', '2026-12-27', '2027-03-24', '2027-10-27'),
      recurrence,
      fc.constantFrom(...modes),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async (first, recurring, mode, steps) => {
        await clear()
        const { memberIds, on } = await family()
        const shape = { weekdays: [] as number[], ...recurring, mode }
        const oracle = new RecurringOracle({ ...shape, anchor: plainDay(first), memberIds })
        let now = toDay(first)
        const { id: ruleId } = await createRule(on(now), ruleOf(memberIds, { ...shape, from: now }))
        const pauseIds: string[] = []
        oracle.run(now)
        for (const each of steps) {
          const work: Promise<unknown>[] = []
          if ('wait' in each) now = addDays(now, each.wait)
          if ('ignores' in each) {
            oracle.ignoresPauses = each.ignores
            work.push(updateRule(on(now), { ruleId, ignoresPauses: each.ignores }))
          }
          if ('pause' in each) {
            const from = addDays(now, each.from)
            const pause = pauseOf(memberIds[each.pause] ?? null, from, addDays(from, each.length - 1))
            oracle.pauses.push(pause)
            work.push(createPause(on(now), pause).then(({ id }) => pauseIds.push(id)))
          }
          if ('unpause' in each && pauseIds.length > 0) {
            const index = each.unpause % pauseIds.length
            oracle.pauses.splice(index, 1)
            const [pauseId = ''] = pauseIds.splice(index, 1)
            work.push(deletePause(on(now), { pauseId }))
          }
          await Promise.all([...work, ...workersOn(now)])
          oracle.run(now)
        }
        const tasks = await db.task.findMany({ select: { date: true, assigneeId: true } })
        const made = tasks.map(({ date, assigneeId }) => `${fromDate(date)} ${assigneeId}`)
        expect(made.sort()).toEqual([...oracle.made].sort())
      },
    ),
    { numRuns: 25 },
  )
})
