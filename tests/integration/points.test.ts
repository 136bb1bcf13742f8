import fc from 'fast-check'
import { addDays, dayOf, fromDate, startOfMonth, toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { lockMembers, setPoints, setStreak } from '@/lib/points/ledger'
import { pointsThisMonth } from '@/lib/points/queries'
import { confirmSubmission } from '@/lib/submissions/commands'
import { createTask, deleteTask, updateTask } from '@/lib/tasks/commands'
import { taskStatuses } from '@/lib/tasks/status'
import { streakOn } from '@/lib/users/json'
import { confirmationOf, createAdministrator, createSubmissionRow, createUser } from '../support/factories'
import { FamilyOracle, type OracleTask } from '../support/family-oracle'
import { paris, testScope } from '../support/scope'

const memberCount = 2
const who = fc.nat({ max: memberCount - 1 })
const which = fc.nat({ max: 30 })
const points = fc.integer({ min: 0, max: 50 })
const status = fc.constantFrom(...taskStatuses)

const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('create' as const), who, points, status }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('confirm' as const), which, isAccepted: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('days' as const), each: fc.nat({ max: 11 }), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), which, points, status }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reassign' as const), which, who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('setPoints' as const), who, points: fc.integer({ min: -99, max: 500 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('setStreak' as const), who, days: fc.nat({ max: 14 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 3 }) }) },
)

/** First days a little before a month's end, a leap day, a year's end and both of Paris' clock changes. */
const firstDay = fc
  .constantFrom('2028-02-24', '2027-02-25', '2026-12-27', '2027-03-24', '2026-10-20', '2027-10-27')
  .map(toDay)
/** Moments near midnight in Paris, where the day of the zone and the day of UTC differ, and at noon. */
const clock = fc.constantFrom('T00:30:00+01:00', 'T12:00:00Z', 'T23:30:00+02:00')

const cases = { numRuns: 25 }

test('points and streaks always equal the ledger and a plain recount', async () => {
  await fc.assert(
    fc.asyncProperty(firstDay, clock, fc.array(event, { minLength: 5, maxLength: 22 }), async (first, time, events) => {
      const administrator = await createAdministrator()
      const members = [await createUser(), await createUser()]
      const oracle = new FamilyOracle(memberCount)
      const ids: string[] = []
      const instant = () => new Date(`${addDays(first, oracle.today)}${time}`).toISOString()
      // The wall clock above may lie on the neighbouring day in Paris; only steps between days matter.
      const zero = dayOf(new Date(instant()), paris)
      const member = (index: number) => members[index] as (typeof members)[number]
      const admin = () => testScope(administrator, instant())
      const open = (index: number): [string, OracleTask] | null => {
        const at = ids.length === 0 ? -1 : index % ids.length
        const task = oracle.tasks[at]
        return task && !task.deleted ? [ids[at] as string, task] : null
      }
      const create = async (owner: number, worth: number, chosen: (typeof taskStatuses)[number]) => {
        const task: OracleTask = { owner, points: worth, earning: false, doneOn: null, deleted: false }
        const row = await createTask(admin(), {
          title: 'Task',
          description: '',
          assignedTo: member(owner).id,
          status: chosen,
          points: worth,
          expiresAt: null,
        })
        ids.push(row.id)
        oracle.tasks.push(task)
        oracle.settle(task, { owner, points: worth, earning: chosen === 'accepted' || chosen === 'completed' })
        return [row.id, task] as const
      }
      const confirm = async (taskId: string, task: OracleTask, isAccepted: boolean) => {
        const text = `solution ${Math.random()}`
        const submission = await createSubmissionRow(taskId, member(task.owner).id, { isAccepted, text })
        await confirmSubmission(testScope(member(task.owner), instant()), confirmationOf(submission))
        oracle.settle(task, { owner: task.owner, points: task.points, earning: isAccepted })
      }

      for (const step of events) {
        if (step.kind === 'create') await create(step.who, step.points, step.status)
        if (step.kind === 'wait') oracle.today += step.days
        if (step.kind === 'days') {
          for (let day = 0; day < step.each; day += 1) {
            oracle.today += 1
            await create(step.who, 5, 'completed')
          }
        }
        if (step.kind === 'setPoints' || step.kind === 'setStreak') {
          const { id } = member(step.who)
          await db.$transaction(async (tx) => {
            await lockMembers(tx, [id])
            if (step.kind === 'setStreak') await setStreak(tx, admin(), id, step.days)
            else await setPoints(tx, admin(), id, step.points, { kind: 'adjustment', reason: 'test' })
          })
          if (step.kind === 'setStreak') oracle.setStreak(step.who, step.days)
          else oracle.setPoints(step.who, step.points)
        }
        const chosen = 'which' in step ? open(step.which) : null
        if (chosen && step.kind === 'confirm') {
          const row = await db.task.findUniqueOrThrow({ where: { id: chosen[0] } })
          if (row.status !== 'expired') await confirm(...chosen, step.isAccepted)
        }
        if (chosen && step.kind === 'edit') {
          await updateTask(admin(), { taskId: chosen[0], points: step.points, status: step.status })
          const earning = step.status === 'accepted' || step.status === 'completed'
          oracle.settle(chosen[1], { owner: chosen[1].owner, points: step.points, earning })
        }
        if (chosen && step.kind === 'reassign') {
          await updateTask(admin(), { taskId: chosen[0], assignedTo: member(step.who).id })
          oracle.settle(chosen[1], { ...chosen[1], owner: step.who })
        }
        if (chosen && step.kind === 'delete') {
          await deleteTask(admin(), chosen[0])
          chosen[1].deleted = true
        }
      }

      const today = dayOf(new Date(instant()), paris)
      const month = startOfMonth(today)
      const isThisMonth = (day: number) => startOfMonth(addDays(zero, day)) === month
      for (const [index, { id }] of members.entries()) {
        const row = await db.user.findUniqueOrThrow({ where: { id } })
        const ledger = await db.pointEntry.aggregate({ where: { memberId: id }, _sum: { amount: true } })
        expect(row.points).toBe(ledger._sum.amount ?? 0)
        expect(row.points).toBe(oracle.points(index))
        expect(streakOn(row, today)).toBe(oracle.streak(index))
        expect(await pointsThisMonth(admin(), id)).toBe(oracle.pointsInMonth(index, isThisMonth))
      }
    }),
    cases,
  )
}, 240_000)

test('the ledger can be neither changed nor shortened', async () => {
  const administrator = await createAdministrator()
  const member = await createUser()
  const task = await createTask(testScope(administrator), {
    title: 'Task',
    description: '',
    assignedTo: member.id,
    status: 'accepted',
    points: 10,
  })
  const where = { memberId: member.id }
  await expect(db.pointEntry.updateMany({ where, data: { amount: 99 } })).rejects.toThrow(/append-only/)
  await expect(db.pointEntry.deleteMany({ where })).rejects.toThrow(/append-only/)
  await deleteTask(testScope(administrator), task.id)
  expect(await db.pointEntry.findMany({ where })).toMatchObject([{ amount: 10, taskId: null, title: 'Task' }])
  await db.user.delete({ where: { id: member.id } })
  expect(await db.pointEntry.count({ where })).toBe(0)
})

test('points that differ from the ledger cannot be committed', async () => {
  const member = await createUser()
  await expect(db.user.update({ where: { id: member.id }, data: { points: 7 } })).rejects.toThrow(/ledger/)
  expect((await db.user.findUniqueOrThrow({ where: { id: member.id } })).points).toBe(0)
})

test('a reversal counts for the day of the award that it reverses, also in another month', async () => {
  const administrator = await createAdministrator()
  const member = await createUser()
  const lastNight = testScope(administrator, '2026-10-31T22:59:00Z') // 23:59 in Paris
  const task = await createTask(lastNight, {
    title: 'Task',
    description: '',
    assignedTo: member.id,
    status: 'accepted',
    points: 10,
  })
  const nextMorning = testScope(administrator, '2026-11-01T08:00:00Z')
  expect(await pointsThisMonth(lastNight, member.id)).toBe(10)
  expect(await pointsThisMonth(nextMorning, member.id)).toBe(0)

  await updateTask(nextMorning, { taskId: task.id, status: 'rejected' })
  expect(await pointsThisMonth(lastNight, member.id)).toBe(0)
  expect(await pointsThisMonth(nextMorning, member.id)).toBe(0)
  const entries = await db.pointEntry.findMany({ where: { memberId: member.id }, orderBy: { createdAt: 'asc' } })
  expect(entries.map(({ amount, day }) => [amount, fromDate(day)])).toEqual([
    [10, '2026-10-31'],
    [-10, '2026-10-31'],
  ])
  expect(toDate(toDay('2026-10-31'))).toEqual(entries[0]?.day)
})
