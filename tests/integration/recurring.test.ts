import { fromDate, toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { deleteRule, pauseRule, resumeRule } from '@/lib/recurring/commands'
import { generateTasks } from '@/lib/recurring/generate/commands'
import { listRules } from '@/lib/recurring/queries'
import { generateSchema, type GenerateInput } from '@/lib/recurring/schema'
import { runSchedule } from '@/lib/schedule/commands'
import { deleteTask, updateTask } from '@/lib/tasks/commands'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

// The schedule acts on the whole database, so each test starts with an empty family.
beforeEach(async () => {
  await db.user.deleteMany()
})

const at = (day: string) => `${day}T10:00:00Z`

async function family(now = '2027-03-26') {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  const scope = testScope(administrator, at(now))
  const ask = (change: Partial<GenerateInput> = {}) =>
    generateSchema.parse({
      ...{ username: member.username, title: 'Piano', description: 'Play it twice.', start: now, end: now },
      ...{ interval: 'daily', every: 1, expiry: 'same_day', expiryDays: 1, points: 10, keepRepeating: false },
      ...change,
    })
  return { administrator, member, scope, ask }
}

const tasksOf = (assigneeId: string) => db.task.findMany({ where: { assigneeId }, orderBy: { date: 'asc' } })
const daysOf = async (assigneeId: string) => (await tasksOf(assigneeId)).map(({ date }) => fromDate(date))
const isFor = (memberId: string) => ({ members: { some: { memberId } } })
const ruleOf = (memberId: string) => db.recurringRule.findFirstOrThrow({ where: isFor(memberId) })
const runOn = (day: string) => runSchedule(testScope('system', at(day)))

test('daily tasks over a range that crosses 28 March 2027 end at 23:59:59 in Paris', async () => {
  const { member, scope, ask } = await family()
  const made = await generateTasks(scope, ask({ end: '2027-03-30' }))
  expect(made).toEqual({ tasksAdded: 5, known: 0 })
  expect((await tasksOf(member.id)).map((task) => [fromDate(task.date), task.expiresAt?.toISOString()])).toEqual([
    ['2027-03-26', '2027-03-26T22:59:59.000Z'],
    ['2027-03-27', '2027-03-27T22:59:59.000Z'],
    ['2027-03-28', '2027-03-28T21:59:59.000Z'],
    ['2027-03-29', '2027-03-29T21:59:59.000Z'],
    ['2027-03-30', '2027-03-30T21:59:59.000Z'],
  ])
  expect((await listRules(scope)).rules).toEqual([])
})

test('generating the same tasks again adds nothing, even twenty times concurrently', async () => {
  const { member, scope, ask } = await family()
  const made = await Promise.all(
    Array.from({ length: 20 }, () => generateTasks(scope, ask({ end: '2027-03-28', keepRepeating: true }))),
  )
  expect(made.reduce((sum, { tasksAdded }) => sum + tasksAdded, 0)).toBe(3)
  expect(await daysOf(member.id)).toEqual(['2027-03-26', '2027-03-27', '2027-03-28'])
  expect(await db.recurringRule.count({ where: isFor(member.id) })).toBe(1)
  expect(await generateTasks(scope, ask({ end: '2027-03-29' }))).toMatchObject({ tasksAdded: 1, known: 3 })
})

test('a rule starting yesterday, for an unknown user or created by a member is rejected, and no task is created', async () => {
  const { member, scope, ask } = await family()
  await expect(generateTasks(scope, ask({ start: '2027-03-25', keepRepeating: true }))).rejects.toMatchObject({
    code: 'invalid',
    message: 'recurring.startPast',
    fields: { start: ['recurring.startPast'] },
  })
  await expect(generateTasks(scope, ask({ username: 'nobody' }))).rejects.toMatchObject({
    code: 'invalid',
    message: 'tasks.userNotFound',
    fields: { username: ['tasks.userNotFound'] },
  })
  await expect(generateTasks(testScope(member, at('2027-03-26')), ask())).rejects.toMatchObject({ code: 'forbidden' })
  await expect(generateTasks(testScope(null, at('2027-03-26')), ask())).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  expect((await listRules(scope)).rules).toEqual([])
  expect(await daysOf(member.id)).toEqual([])
})

test('a rule continues where the generator ended, seven days ahead, each occurrence once', async () => {
  const { member, scope, ask } = await family()
  await generateTasks(scope, ask({ interval: 'weekly', keepRepeating: true }))
  await runOn('2027-03-26')
  expect(await daysOf(member.id)).toEqual(['2027-03-26', '2027-04-02'])
  await runOn('2027-03-26')
  await runOn('2027-04-01')
  expect(await daysOf(member.id)).toEqual(['2027-03-26', '2027-04-02'])
  await runOn('2027-04-02')
  expect(await daysOf(member.id)).toEqual(['2027-03-26', '2027-04-02', '2027-04-09'])
  const [, , third] = await tasksOf(member.id)
  expect(third).toMatchObject({
    title: 'Piano',
    points: 10,
    status: 'pending',
    recurringRuleId: (await ruleOf(member.id)).id,
  })
  expect(third?.expiresAt?.toISOString()).toBe('2027-04-09T21:59:59.000Z')
})

test('a monthly rule from 31 January returns to its anchor day after short months', async () => {
  const { member, scope, ask } = await family('2027-01-31')
  await generateTasks(scope, ask({ interval: 'monthly', keepRepeating: true }))
  for (const day of ['2027-02-25', '2027-03-28', '2027-04-29']) await runOn(day)
  expect(await daysOf(member.id)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
})

test('occurrences that the schedule missed are created later', async () => {
  const { member, scope, ask } = await family()
  await generateTasks(scope, ask({ keepRepeating: true }))
  await runOn('2027-03-26')
  await runOn('2027-04-15')
  const days = await daysOf(member.id)
  expect([days.length, days[0], days.at(-1)]).toEqual([28, '2027-03-26', '2027-04-22'])
  const [, , , past] = await tasksOf(member.id)
  expect(past?.status).toBe('expired')
})

test('twenty concurrent runs create each occurrence once', async () => {
  const { member, scope, ask } = await family()
  for (const title of ['Piano', 'Reading', 'Dishes']) await generateTasks(scope, ask({ title, keepRepeating: true }))
  const reports = await Promise.all(Array.from({ length: 20 }, () => runOn('2027-03-26')))
  expect(await db.task.count({ where: { assigneeId: member.id } })).toBe(3 * 8)
  expect(reports.reduce((sum, { tasksAdded }) => sum + tasksAdded, 0)).toBeGreaterThanOrEqual(3 * 7)
  const twice = await db.task.groupBy({
    by: ['title', 'date'],
    where: { assigneeId: member.id },
    _count: true,
    having: { title: { _count: { gt: 1 } } },
  })
  expect(twice).toEqual([])
})

test('a deleted or moved occurrence is not created again', async () => {
  const { member, scope, ask } = await family()
  await generateTasks(scope, ask({ keepRepeating: true }))
  await runOn('2027-03-26')
  const tasks = await tasksOf(member.id)
  await deleteTask(scope, tasks[3]?.id ?? '')
  // To a day that has an occurrence of its own.
  await updateTask(scope, { taskId: tasks[4]?.id ?? '', date: toDay('2027-03-31') })
  await runOn('2027-03-26')
  await runOn('2027-03-27')
  const march = ['2027-03-26', '2027-03-27', '2027-03-28']
  expect(await daysOf(member.id)).toEqual([
    ...march,
    '2027-03-31',
    '2027-03-31',
    '2027-04-01',
    '2027-04-02',
    '2027-04-03',
  ])
})

test('a paused rule creates nothing, and resumes from today without filling the gap', async () => {
  const { member, scope, ask } = await family()
  await generateTasks(scope, ask({ keepRepeating: true }))
  const { id: ruleId } = await ruleOf(member.id)
  await pauseRule(scope, { ruleId })
  await runOn('2027-03-30')
  expect(await daysOf(member.id)).toEqual(['2027-03-26'])
  expect((await listRules(scope)).rules).toMatchObject([{ id: ruleId, isPaused: true }])

  const { administrator } = await family()
  expect(await resumeRule(testScope(administrator, at('2027-04-10')), { ruleId })).toEqual({ tasksAdded: 8 })
  expect((await daysOf(member.id)).slice(0, 2)).toEqual(['2027-03-26', '2027-04-10'])
  expect(await resumeRule(testScope(administrator, at('2027-04-10')), { ruleId })).toEqual({ tasksAdded: 0 })
})

test('resuming a rule that is not paused keeps the days that the schedule missed', async () => {
  const { administrator, member, scope, ask } = await family()
  await generateTasks(scope, ask({ keepRepeating: true }))
  const { id: ruleId } = await ruleOf(member.id)
  expect(await resumeRule(testScope(administrator, at('2027-04-10')), { ruleId })).toEqual({ tasksAdded: 22 })
  expect((await daysOf(member.id)).slice(0, 2)).toEqual(['2027-03-26', '2027-03-27'])
})

test('a deleted rule creates nothing more, and its tasks remain', async () => {
  const { member, scope, ask } = await family()
  await generateTasks(scope, ask({ keepRepeating: true, end: '2027-03-27' }))
  const { id: ruleId } = await ruleOf(member.id)
  await deleteRule(scope, { ruleId })
  await runOn('2027-04-10')
  expect(await daysOf(member.id)).toEqual(['2027-03-26', '2027-03-27'])
  await expect(deleteRule(scope, { ruleId })).rejects.toMatchObject({
    code: 'not_found',
    message: 'recurring.ruleNotFound',
  })
  await expect(pauseRule(scope, { ruleId })).rejects.toMatchObject({ code: 'not_found' })
  await expect(resumeRule(scope, { ruleId: 'x' })).rejects.toMatchObject({ code: 'not_found' })
})

test('creating an existing rule again updates it instead of duplicating it', async () => {
  const { member, scope, ask } = await family()
  await generateTasks(scope, ask({ keepRepeating: true }))
  await pauseRule(scope, { ruleId: (await ruleOf(member.id)).id })
  await generateTasks(
    scope,
    ask({ keepRepeating: true, points: 20, description: 'Play it thrice.', end: '2027-03-28' }),
  )
  expect(await ruleOf(member.id)).toMatchObject({
    points: 20,
    isPaused: false,
    extendedTo: toDate(toDay('2027-03-28')),
  })
})

test('rules are listed ten at a time, newest first, and a page past the end is the last one', async () => {
  const { scope, ask } = await family()
  for (let at = 1; at <= 12; at += 1) await generateTasks(scope, ask({ keepRepeating: true, title: `Rule ${at}` }))
  const titlesOn = async (wanted: number) => {
    const { rules, page, pageCount } = await listRules(scope, wanted)
    return [page, pageCount, rules.map(({ title }) => title)]
  }
  expect(await titlesOn(1)).toEqual([1, 2, Array.from({ length: 10 }, (_, at) => `Rule ${12 - at}`)])
  expect(await titlesOn(99)).toEqual([2, 2, ['Rule 2', 'Rule 1']])
})

test('members can neither see nor change rules', async () => {
  const { member, scope, ask } = await family()
  await generateTasks(scope, ask({ keepRepeating: true }))
  const { id: ruleId } = await ruleOf(member.id)
  const asMember = testScope(member, at('2027-03-26'))
  await expect(listRules(asMember)).rejects.toMatchObject({ code: 'forbidden' })
  for (const change of [pauseRule, resumeRule, deleteRule]) {
    await expect(change(asMember, { ruleId })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(change(testScope(null), { ruleId })).rejects.toMatchObject({ code: 'unauthenticated' })
  }
  await expect(runSchedule(asMember)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await ruleOf(member.id)).toMatchObject({ isPaused: false })
})

test('rules and members can be deleted while the schedule runs', async () => {
  const families = await Promise.all(Array.from({ length: 6 }, () => family()))
  for (const { scope, ask } of families) await generateTasks(scope, ask({ keepRepeating: true }))
  const rules = await Promise.all(families.map(({ member }) => ruleOf(member.id)))
  const runs = Array.from({ length: 8 }, () => runOn('2027-03-27'))
  await Promise.all([
    ...runs,
    ...rules.slice(0, 2).map(({ id }, index) => deleteRule(families[index]?.scope ?? testScope(null), { ruleId: id })),
    ...families.slice(2, 4).map(({ member }) => db.user.delete({ where: { id: member.id } })),
  ])
  for (const { member } of families.slice(4)) expect(await daysOf(member.id)).toHaveLength(9)
})

test('expectations are copied to the tasks created at once and to later ones', async () => {
  const { member, scope, ask } = await family()
  const expectations = ['which piece you played', { text: 'C major', isHidden: true }]
  const stored = [
    { text: 'which piece you played', isHidden: false },
    { text: 'C major', isHidden: true },
  ]
  const input = ask({ expectations, keepRepeating: true })
  expect(await generateTasks(scope, input)).toEqual({ tasksAdded: 1, known: 0 })
  expect(await generateTasks(scope, input)).toEqual({ tasksAdded: 0, known: 1 })
  await runOn('2027-03-27')
  const tasks = await tasksOf(member.id)
  expect(tasks.length).toBeGreaterThan(5)
  for (const task of tasks) expect(task.expectations).toEqual(stored)

  // The same rule without expectations: new tasks have none.
  await generateTasks(scope, ask({ start: '2027-03-26', end: '2027-03-26', keepRepeating: true }))
  await runOn('2027-03-29')
  expect((await tasksOf(member.id)).at(-1)?.expectations).toEqual([])
})
