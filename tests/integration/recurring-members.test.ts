import { randomUUID } from 'node:crypto'
import { fromDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { createPause } from '@/lib/pauses/commands'
import { createPauseSchema } from '@/lib/pauses/schema'
import { createRule, deleteRule, updateRule } from '@/lib/recurring/commands'
import { generateTasks } from '@/lib/recurring/generate/commands'
import { extendRules } from '@/lib/recurring/extend'
import { readRule, readRules } from '@/lib/recurring/queries'
import { createRuleSchema } from '@/lib/recurring/rule-schema'
import { generateSchema } from '@/lib/recurring/schema'
import { runSchedule } from '@/lib/schedule/commands'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

beforeEach(async () => {
  await db.user.deleteMany()
})

const at = (day: string) => `${day}T10:00:00Z`
// A Wednesday, four days before Paris changes its clocks.
const today = '2027-03-24'

async function family() {
  const administrator = await createAdministrator()
  const [emma, jules, noe] = [await createUser(), await createUser(), await createUser()]
  const ask = (change: object = {}) =>
    createRuleSchema.parse({
      ...{ memberIds: [emma.id, jules.id, noe.id], mode: 'turn', title: 'Table', description: 'Lay it.', points: 5 },
      ...{ from: today, interval: 'daily', expiry: 'same_day' },
      ...change,
    })
  const made = async () => {
    const tasks = await db.task.findMany({ orderBy: [{ date: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }] })
    const names = new Map([emma, jules, noe].map(({ id }, index) => [id, 'ejn'[index]]))
    return tasks.map(({ assigneeId, date }) => `${names.get(assigneeId)} ${fromDate(date)}`)
  }
  return { administrator, emma, jules, noe, scope: testScope(administrator, at(today)), ask, made }
}
const runOn = (day: string) => extendRules(testScope('system', at(day)))
/** Makes the database refuse each task of that title. */
async function refuseTasks(title: string) {
  await db.$executeRawUnsafe(`ALTER TABLE "Task" ADD CONSTRAINT "refused" CHECK ("title" <> '${title}') NOT VALID`)
  return () => db.$executeRawUnsafe('ALTER TABLE "Task" DROP CONSTRAINT "refused"')
}
const order = (made: string[]) => made.map((one) => one[0]).join('')

test('a rule in turn continues its order over runs and past a deleted member', async () => {
  const { scope, ask, made, jules } = await family()
  const rule = await createRule(scope, ask())
  expect(order(await made())).toBe('ejnejnej')
  expect(rule).toMatchObject({ mode: 'turn', weekdays: [], extendedTo: '2027-03-31', isPaused: false })
  await runOn('2027-03-26')
  expect(order(await made())).toBe('ejnejnejne')
  await db.user.delete({ where: { id: jules.id } })
  await Promise.all(Array.from({ length: 10 }, () => runOn('2027-03-29')))
  // The deleted member's tasks are gone; the order of the others is kept.
  expect((await made()).slice(-4)).toEqual(['e 2027-04-02', 'n 2027-04-03', 'e 2027-04-04', 'n 2027-04-05'])
})

test.each(['same_day', '1_day', '2_days', '1_week', 'custom'] as const)(
  'a rule is read as it was stored: %s',
  async (expiry) => {
    const { scope, ask } = await family()
    const rule = await createRule(scope, ask({ expiry, expiryDays: 3 }))
    expect(rule).toMatchObject({ expiry, expiryDays: 3 })
    expect(await readRule(scope, rule.id)).toEqual(rule)
    expect((await readRules(scope)).items).toEqual([rule])
  },
)

test('a member who is paused is passed over', async () => {
  const { scope, ask, made, emma } = await family()
  await createRule(scope, ask({ from: '2027-04-20' }))
  expect(await made()).toEqual([])
  const memberId = emma.id
  await createPause(scope, createPauseSchema.parse({ memberId, from: '2027-04-20', to: '2027-04-21', name: 'Camp' }))
  await runOn('2027-04-16')
  expect(order(await made())).toBe('jnej')
})

test('several members get every occurrence on the chosen weekdays, each once', async () => {
  const { scope, ask, made } = await family()
  const weekly = { mode: 'each', interval: 'weekly', weekdays: [7, 5] }
  await createRule(scope, ask(weekly))
  await Promise.all(Array.from({ length: 10 }, () => runOn(today)))
  expect((await made()).sort()).toEqual([
    'e 2027-03-26',
    'e 2027-03-28',
    'j 2027-03-26',
    'j 2027-03-28',
    'n 2027-03-26',
    'n 2027-03-28',
  ])
  const sunday = await db.task.findFirstOrThrow({ where: { date: new Date('2027-03-28') } })
  expect(sunday.expiresAt?.toISOString()).toBe('2027-03-28T21:59:59.000Z')
})

test('the generator shares its tasks and hands the turn over to the rule', async () => {
  const { scope, emma, jules, noe, made } = await family()
  const input = generateSchema.parse({
    ...{ username: emma.username, others: [jules.username, noe.username], mode: 'turn', title: 'Table' },
    ...{ description: 'Lay it.', start: today, end: '2027-03-25', interval: 'daily', every: 1 },
    ...{ expiry: 'same_day', expiryDays: 1, points: 10, keepRepeating: true },
  })
  expect(await generateTasks(scope, input)).toEqual({ tasksAdded: 2, known: 0 })
  expect(await generateTasks(scope, input)).toEqual({ tasksAdded: 0, known: 2 })
  await runOn(today)
  expect(order(await made())).toBe('ejnejnej')
  await expect(generateTasks(scope, { ...input, others: ['nobody'] })).rejects.toMatchObject({
    fields: { others: ['tasks.userNotFound'] },
  })
})

test('the generator hands the turn over to a rule whose members were reordered before', async () => {
  const { scope, emma, jules, made } = await family()
  const shared = {
    ...{ username: emma.username, others: [jules.username], mode: 'turn', title: 'Table', description: 'Lay it.' },
    ...{ start: today, interval: 'daily', every: 1, expiry: 'same_day', expiryDays: 1 },
    ...{ points: 10, keepRepeating: true },
  }
  await generateTasks(scope, generateSchema.parse(shared))
  const { id: ruleId } = await db.recurringRule.findFirstOrThrow()
  await updateRule(scope, { ruleId, memberIds: [jules.id, emma.id] })
  await updateRule(scope, { ruleId, memberIds: [emma.id, jules.id] })
  await generateTasks(scope, generateSchema.parse({ ...shared, end: '2027-03-26' }))
  await runOn(today)
  expect(order(await made())).toBe('ejejejej')
})

test('a rule is read with its whole description, which the list truncates', async () => {
  const { scope, ask, emma } = await family()
  const rule = await createRule(scope, ask({ description: `Wash ${'up '.repeat(300)}today.` }))
  expect(await readRule(scope, rule.id)).toEqual(rule)
  expect(rule.description).toMatch(/today\.$/)
  expect((await readRules(scope)).items).toMatchObject([{ id: rule.id, description: expect.stringMatching(/…$/) }])
  for (const unknown of [randomUUID(), 'plates'])
    await expect(readRule(scope, unknown)).rejects.toMatchObject({ code: 'not_found' })
  await expect(readRule(testScope(emma, at(today)), rule.id)).rejects.toMatchObject({ code: 'forbidden' })
})

test('a change concerns the tasks that are yet to come', async () => {
  const { scope, ask, made, emma, jules, noe } = await family()
  const { id: ruleId } = await createRule(scope, ask())
  const changed = await updateRule(scope, { ruleId, memberIds: [noe.id, jules.id], points: 7, title: 'Plates' })
  expect(changed).toMatchObject({ memberIds: [noe.id, jules.id], points: 7, title: 'Plates', from: today })
  await runOn('2027-03-26')
  // Jules had the last turn before the change.
  expect((await made()).slice(-3)).toEqual(['j 2027-03-31', 'n 2027-04-01', 'j 2027-04-02'])
  expect(await db.task.count({ where: { title: 'Plates', points: 7 } })).toBe(2)

  expect(await updateRule(scope, { ruleId, isPaused: true })).toMatchObject({ isPaused: true })
  await runOn('2027-03-30')
  expect((await made()).at(-1)).toBe('j 2027-04-02')
  await updateRule(scope, { ruleId, memberIds: [emma.id], isPaused: false })
  expect((await readRules(scope)).items.map(({ memberIds }) => memberIds)).toEqual([[emma.id]])
  await deleteRule(scope, { ruleId })
  expect(await db.recurringRuleMember.count()).toBe(0)
})

test('a rule that has not begun can begin earlier or later', async () => {
  const { scope, ask, made } = await family()
  const { id: ruleId } = await createRule(scope, ask({ from: '2027-05-01' }))
  expect(await made()).toEqual([])
  expect(await updateRule(scope, { ruleId, from: toDay('2027-06-01') })).toMatchObject({ extendedTo: '2027-05-31' })
  await updateRule(scope, { ruleId, from: toDay('2027-03-30') })
  expect(await made()).toEqual(['e 2027-03-30', 'j 2027-03-31'])
  // Once it has begun, what was created or deleted is not created again.
  await db.task.deleteMany()
  await updateRule(scope, { ruleId, from: toDay('2027-03-25') })
  expect(await made()).toEqual([])
})

test('two rules cannot become the same one at the same time', async () => {
  const { scope, ask } = await family()
  const rules = [await createRule(scope, ask({ title: 'Plates' })), await createRule(scope, ask({ title: 'Cups' }))]
  const ends = await Promise.allSettled(rules.map(({ id }) => updateRule(scope, { ruleId: id, title: 'Forks' })))
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  expect(refused).toMatchObject([{ code: 'conflict', message: 'recurring.ruleExists' }])
})

test('a rule whose tasks cannot be created yet is stored all the same', async () => {
  const { scope, ask, made } = await family()
  const allow = await refuseTasks('Table')
  try {
    const { id: ruleId } = await createRule(scope, ask())
    expect(await updateRule(scope, { ruleId, points: 6, isPaused: false })).toMatchObject({ points: 6 })
    expect(await made()).toEqual([])
  } finally {
    await allow()
  }
  await runOn(today)
  expect(order(await made())).toBe('ejnejnej')
})

test('bad input is refused and stores nothing', async () => {
  const { scope, ask, emma, administrator } = await family()
  await expect(createRule(scope, ask({ from: '2027-03-23' }))).rejects.toMatchObject({
    fields: { from: ['recurring.startPast'] },
  })
  await expect(createRule(scope, ask({ weekdays: [1] }))).rejects.toMatchObject({
    fields: { weekdays: ['recurring.weekdaysWeekly'] },
  })
  const stranger = '01985d5e-0000-7000-8000-000000000000'
  await expect(createRule(scope, ask({ memberIds: [emma.id, stranger] }))).rejects.toMatchObject({
    fields: { memberIds: ['tasks.userNotFound'] },
  })
  await expect(createRule(testScope(emma, at(today)), ask())).rejects.toMatchObject({ code: 'forbidden' })
  await expect(updateRule(scope, { ruleId: stranger, points: 1 })).rejects.toMatchObject({ code: 'not_found' })
  expect(await readRules(scope)).toEqual({ items: [], total: 0 })

  const { id: ruleId } = await createRule(scope, ask({ mode: 'each' }))
  const otherOrder = ask({ mode: 'each', memberIds: [...ask().memberIds].reverse() })
  await expect(createRule(scope, otherOrder)).rejects.toMatchObject({ code: 'conflict' })
  const { id: other } = await createRule(scope, ask({ mode: 'each', title: 'Plates' }))
  await expect(updateRule(scope, { ruleId: other, title: 'Table' })).rejects.toMatchObject({ code: 'conflict' })
  await expect(updateRule(scope, { ruleId, weekdays: [2] })).rejects.toMatchObject({ code: 'invalid' })
  await expect(updateRule(testScope(emma, at(today)), { ruleId, points: 1 })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(administrator.isAdmin).toBe(true)
})

test('when the member who had the last turn leaves, the one after them is next', async () => {
  const { scope, ask, made, emma, noe, jules } = await family()
  const rule = await createRule(scope, ask())
  expect(order(await made())).toBe('ejnejnej')
  await updateRule(scope, { ruleId: rule.id, memberIds: [emma.id, noe.id] })
  await runOn('2027-03-27')
  expect(order(await made()).slice(-3)).toBe('nen')
  await updateRule(scope, { ruleId: rule.id, memberIds: [emma.id, jules.id] })
  await runOn('2027-03-28')
  expect(order(await made()).at(-1)).toBe('j')
})

test('a change that is based on members of before is a conflict', async () => {
  const { scope, ask, emma, noe } = await family()
  const { id: ruleId, memberIds: membersRead } = await createRule(scope, ask())
  await updateRule(scope, { ruleId, membersRead, memberIds: [emma.id, noe.id] })
  await expect(updateRule(scope, { ruleId, membersRead, points: 9 })).rejects.toMatchObject({
    code: 'conflict',
    message: 'recurring.membersChanged',
  })
})

test('a rule that is no longer weekly loses its weekdays', async () => {
  const { scope, ask } = await family()
  const { id: ruleId } = await createRule(scope, ask({ interval: 'weekly', weekdays: [1, 4] }))
  expect(await updateRule(scope, { ruleId, interval: 'daily' })).toMatchObject({ interval: 'daily', weekdays: [] })
})

test('a rule is deleted with its last member, also when all leave at once', async () => {
  const { scope, ask, emma, jules, noe } = await family()
  await createRule(scope, ask())
  await Promise.all([emma, jules, noe].map(({ id }) => db.user.delete({ where: { id } })))
  expect(await db.recurringRule.count()).toBe(0)
})

test('a rule that fails neither holds up nor undoes the others, and the run still fails', async () => {
  const { scope, ask, made } = await family()
  for (const title of ['One', 'Broken', 'Three'])
    await createRule(scope, ask({ title, mode: 'each', from: '2027-04-20' }))
  const allow = await refuseTasks('Broken')
  await expect(runOn('2027-04-13')).rejects.toThrow(/refused/)
  expect(await made()).toHaveLength(2 * 3)
  await expect(runSchedule(testScope('system', at('2027-04-13')))).rejects.toThrow(/refused/)
  await allow()
  expect(await runOn('2027-04-13')).toEqual({ rulesExtended: 1, tasksAdded: 3 })
})
