import { randomUUID } from 'node:crypto'
import { addDays, toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { saveFamilyTask } from '@/lib/library/commands'
import { libraryTasks } from '@/lib/library/library'
import { addPhoto } from '@/lib/photos/commands'
import { createPlan, suggestPlan, undoPlan } from '@/lib/planning/commands'
import { listPlanMembers, suggestFromLibrary, takenDays, takenDaysOf, undoablePlan } from '@/lib/planning/queries'
import { planLimits } from '@/lib/planning/limits'
import { planSchema } from '@/lib/planning/schema'
import {
  createAdministrator,
  createPauseRow,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import { plain } from '../fixtures/pictures'
import { testScope } from '../fixtures/scope'

const monday = toDay('2026-11-23')
const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index))

async function family() {
  const [administrator, emma, noah] = await Promise.all([
    createAdministrator(),
    createUser({ level: 'starting' }),
    createUser({ level: 'sure' }),
  ])
  return { scope: testScope(administrator), administrator, emma, noah }
}

const inputFor = (members: { id: string }[], change: object = {}) =>
  planSchema.parse({ members: members.map(({ id }) => id), days: week, perDay: 1, language: 'en', ...change })
const countOf = (...members: { id: string }[]) =>
  db.task.count({ where: { assigneeId: { in: members.map(({ id }) => id) } } })

test('a suggestion creates nothing; once confirmed it is an import of fourteen different tasks, and twice adds nothing', async () => {
  const { scope, emma, noah } = await family()
  const { entries, source } = await suggestPlan(scope, inputFor([emma, noah]))
  expect([source, entries.map(({ user, tasks }) => [user, tasks.length])]).toEqual([
    'library',
    [
      [emma.username, 7],
      [noah.username, 7],
    ],
  ])
  expect(new Set(entries.flatMap(({ tasks }) => tasks.map(({ title }) => title))).size).toBe(14)
  expect(await countOf(emma, noah)).toBe(0)

  const { results, plan } = await createPlan(scope, entries)
  expect(results.map(({ success, tasksAdded }) => [success, tasksAdded])).toEqual([
    [true, 7],
    [true, 7],
  ])
  expect(plan).toMatchObject({ tasks: 14, until: '2026-11-21T12:00:00.000Z' })
  const again = await createPlan(scope, entries)
  expect([again.plan, again.results.map(({ tasksAdded }) => tasksAdded)]).toEqual([null, [0, 0]])
  expect(await countOf(emma, noah)).toBe(14)
})

test('what a member had recently is not suggested again, by a plan or instead of one task', async () => {
  const { scope, emma } = await family()
  const { entries } = await suggestPlan(scope, inputFor([emma]))
  await createPlan(scope, entries)
  const had = entries.flatMap(({ tasks }) => tasks.map(({ title }) => title))
  const next = await suggestPlan(scope, inputFor([emma]))
  const titles = next.entries.flatMap(({ tasks }) => tasks.map(({ title }) => title))
  expect(titles.filter((title) => had.includes(title))).toEqual([])
  const [swapped] = await suggestFromLibrary(scope, inputFor([emma], { days: [monday], avoid: titles }))
  const [task] = swapped?.tasks ?? []
  expect([...had, ...titles]).not.toContain(task?.title)
  expect(libraryTasks('en').find(({ title }) => title === task?.title)?.level).toBe('starting')
})

test('a task of the family’s own with a name in its title is not suggested again while somebody has it', async () => {
  const { scope, emma } = await family()
  const title = `Walk the dog of ${emma.username}`
  const own = { title, description: 'Say where you went.', expectations: [], points: 10 }
  await saveFamilyTask(scope, { ...own, language: 'en' })
  const titlesOf = async () =>
    (await suggestPlan(scope, inputFor([emma]))).entries.flatMap(({ tasks }) => tasks.map((task) => task.title))
  expect(await titlesOf()).toContain(title)
  await createPlan(scope, [{ user: emma.username, tasks: [{ ...own, date: monday }] }])
  expect(await titlesOf()).not.toContain(title)
  await db.familyTemplate.deleteMany()
})

test('an invalid entry creates nothing for its member, and the others are created', async () => {
  const { scope, emma, noah } = await family()
  const { entries } = await suggestPlan(scope, inputFor([emma, noah]))
  const [first, second] = entries
  const invalid = { ...second, tasks: second?.tasks.with(3, { ...second.tasks[3], title: '' } as never) }
  const { results, plan } = await createPlan(scope, [first, invalid])
  expect(results.map(({ success }) => success)).toEqual([true, false])
  expect([plan?.tasks, await countOf(emma), await countOf(noah)]).toEqual([7, 7, 0])
})

test('undoing removes the tasks that nobody has begun, and keeps the others', async () => {
  const { scope, emma } = await family()
  const { entries } = await suggestPlan(scope, inputFor([emma]))
  const { plan, results } = await createPlan(scope, entries)
  const [drafted = '', submitted = '', decided = '', pictured = ''] = results[0]?.taskIds ?? []
  await db.task.update({ where: { id: drafted }, data: { draft: 'I began' } })
  await createSubmissionRow(submitted, emma.id)
  await db.task.update({ where: { id: decided }, data: { status: 'accepted' } })
  const photo = new Uint8Array(await plain(40, 20).jpeg().toBuffer())
  await addPhoto(testScope(emma), { taskId: pictured, photo })
  const offered = { id: plan?.id, tasks: 3 }
  for (const each of [scope, testScope(await createAdministrator())])
    expect(await undoablePlan(each)).toMatchObject(offered)
  expect(await undoPlan(scope, plan?.id ?? '')).toEqual({ removed: 3, kept: 4 })
  expect((await db.task.findMany({ where: { assigneeId: emma.id } })).map(({ id }) => id).sort()).toEqual(
    [drafted, submitted, decided, pictured].sort(),
  )
  await expect(undoPlan(scope, plan?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
  expect(
    (await db.activity.findMany({ where: { kind: 'plan_undone', actorId: scope.viewer.id } }))[0]?.details,
  ).toEqual({
    tasks: 3,
  })
})

test('of two administrators who undo at the same time one does, and a text stored meanwhile is never lost', async () => {
  const { scope, administrator, emma } = await family()
  const { entries } = await suggestPlan(scope, inputFor([emma]))
  const { plan, results } = await createPlan(scope, entries)
  const taskIds = results[0]?.taskIds ?? []
  const [written, ...undone] = await Promise.all([
    createSubmissionRow(taskIds[0] ?? '', emma.id, { text: randomUUID() }).catch(() => null),
    ...[administrator, administrator].map((viewer) => undoPlan(testScope(viewer), plan?.id ?? '').catch(() => null)),
  ])
  const [done, ...more] = undone.filter((each) => each !== null)
  expect(more).toEqual([])
  expect(done).toEqual({ removed: written ? 6 : 7, kept: written ? 1 : 0 })
  expect(await countOf(emma)).toBe(written ? 1 : 0)
})

test('a plan can be undone for an hour', async () => {
  const { administrator, scope, emma } = await family()
  const { entries } = await suggestPlan(scope, inputFor([emma]))
  const { plan } = await createPlan(scope, entries)
  const later = testScope(administrator, '2026-11-21T12:00:00Z')
  await expect(undoPlan(later, plan?.id ?? '')).rejects.toMatchObject({
    code: 'conflict',
    message: 'planning.undoOver',
  })
  expect((await undoablePlan(later))?.id).not.toBe(plan?.id)
  expect(await undoPlan(testScope(administrator, '2026-11-21T11:59:59Z'), plan?.id ?? '')).toMatchObject({ removed: 7 })
})

test('an unknown member is refused, and members and visitors may do none of this', async () => {
  const { scope, emma } = await family()
  for (const id of [randomUUID(), 'nobody'])
    await expect(suggestPlan(scope, inputFor([emma, { id }]))).rejects.toMatchObject({
      code: 'invalid',
      fields: { members: ['tasks.userNotFound'] },
    })
  for (const [viewer, code] of [
    [emma, 'forbidden'],
    [null, 'unauthenticated'],
  ] as const) {
    const other = testScope(viewer)
    for (const refused of [
      suggestPlan(other, inputFor([emma])),
      createPlan(other, []),
      undoPlan(other, randomUUID()),
      suggestFromLibrary(other, inputFor([emma])),
      undoablePlan(other),
    ])
      await expect(refused).rejects.toMatchObject({ code })
  }
})

test('the tasks and pauses of the days that can be planned are known, of past days and of days too far away none', async () => {
  const { scope, emma, noah } = await family()
  const day = addDays(monday, 2)
  const far = addDays(monday, 40)
  for (const [member, date] of [
    [emma, day],
    [emma, day],
    [emma, far],
    [noah, day],
    [noah, addDays(monday, -5)],
  ] as const) {
    await createTaskRow(member.id, { date: toDate(date) })
  }
  const from = addDays(monday, 3)
  await createPauseRow(emma.id, { from, to: addDays(from, 1) })
  await createPauseRow(noah.id, { from: addDays(monday, -9), to: addDays(monday, -8) })
  const { tasks, pauses } = await takenDays(scope)
  const ofBoth = ({ memberId }: { memberId: string | null }) => memberId === emma.id || memberId === noah.id
  expect(tasks.filter(ofBoth)).toEqual(
    expect.arrayContaining([
      { memberId: emma.id, day, count: 2 },
      { memberId: noah.id, day, count: 1 },
    ]),
  )
  expect(tasks.filter(ofBoth)).toHaveLength(2)
  expect(pauses.filter(ofBoth)).toEqual([{ memberId: emma.id, from, to: addDays(from, 1) }])
  const ofNoah = await takenDaysOf(scope, { memberIds: [noah.id] })
  expect(ofNoah.tasks).toEqual([{ memberId: noah.id, day, count: 1 }])
  expect(ofNoah.pauses.filter(ofBoth)).toEqual([])
  for (const read of [takenDays(testScope(emma)), takenDaysOf(testScope(emma), { memberIds: [emma.id] })])
    await expect(read).rejects.toMatchObject({ code: 'forbidden' })
})

// Last, because its members come before those of the other tests.
test('of more members than can be planned for, the first can be chosen, and one whom a link names', async () => {
  const { scope } = await family()
  await Promise.all(
    Array.from({ length: planLimits.members }, (_, index) => createUser({ username: `A${index} plan` })),
  )
  const last = await createUser({ username: 'Zz plan' })
  const day = addDays(monday, 2)
  await createTaskRow(last.id, { date: toDate(day) })
  const idsOf = async (wanted?: string) => (await listPlanMembers(scope, wanted)).members.map(({ id }) => id)
  const first = await idsOf()
  expect(first).toHaveLength(planLimits.members)
  expect(first).not.toContain(last.id)
  expect(await idsOf('nobody')).toEqual(first)
  expect(await idsOf(last.id)).toEqual([last.id, ...first.slice(0, -1)])
  expect((await takenDays(scope, last.id)).tasks).toContainEqual({ memberId: last.id, day, count: 1 })
})
