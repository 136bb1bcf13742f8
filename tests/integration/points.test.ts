import fc from 'fast-check'
import { askPerson, withdrawAppeal } from '@/lib/appeals/commands'
import type { Principal } from '@/lib/auth/policy'
import { addDays, dayOf, startOfMonth } from '@/lib/calendar'
import { db } from '@/lib/db'
import { createPause, deletePause } from '@/lib/pauses/commands'
import { lockMembers, setPoints, setStreak } from '@/lib/points/ledger'
import { activeDays, pointsThisMonth } from '@/lib/points/queries'
import { changeSettings } from '@/lib/settings/commands'
import { confirmSubmission } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { createTask, deleteTask, updateTask } from '@/lib/tasks/commands'
import { findTask } from '@/lib/tasks/queries'
import { refreshReviewItem } from '@/lib/tasks/review-item'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'
import { streakOn } from '@/lib/users/json'
import { memberCount, event, firstDay, hour } from '../fixtures/family-events'
import { endInParis, nextDay, type PlainDay } from '../harness/calendar-oracle'
import { confirmationOf, createAdministrator, createSubmissionRow, createUser } from '../fixtures/factories'
import { miscountedTasks } from '../fixtures/counters'
import { FamilyOracle, newOracleTask, type OracleSubmission, type OracleTask } from '../harness/family-oracle'
import { paris, testScope } from '../fixtures/scope'

const cases = { numRuns: 25 }

/** The number of the family day of a moment, counted from `first` by the test's own calendar. */
function dayNumber(first: PlainDay, now: number): number {
  let number = 0
  for (let day = first; now >= Date.parse(endInParis(day)) + 1000; day = nextDay(day)) number += 1
  return number
}

test('points and streaks always equal the ledger and an independent recount', async () => {
  await fc.assert(
    fc.asyncProperty(firstDay, hour, fc.array(event, { minLength: 5, maxLength: 24 }), async (first, start, events) => {
      await db.pause.deleteMany({})
      await db.user.deleteMany({})
      await db.familySettings.updateMany({ data: { restDaysKeepStreak: false } })
      const administrator = await createAdministrator()
      const members = [await createUser(), await createUser()]
      const plainDay = (number: number) => {
        let day: PlainDay = first
        for (let each = 0; each < number; each += 1) day = nextDay(day)
        return day
      }
      const oracle = new FamilyOracle(memberCount, (day) => Date.parse(endInParis(plainDay(day))))
      const pauseIds: string[] = []
      const ids: string[] = []
      const evaluations = new Map<OracleSubmission, Awaited<ReturnType<typeof createSubmissionRow>>>()
      const days: PlainDay[] = [first]
      let now = Date.parse(endInParis(first)) + 1000 + start * 3_600_000
      const wait = (hours: number) => {
        now += hours * 3_600_000
        oracle.today = dayNumber(first, now)
        while (days.length <= oracle.today) days.push(nextDay(days.at(-1) as PlainDay))
      }
      wait(0)
      const member = (index: number) => members[index] as (typeof members)[number]
      const at = <A extends Principal>(viewer: A) => testScope(viewer, new Date(now).toISOString())
      const admin = () => at(administrator)
      const create = async (owner: number, worth: number, chosen: TaskStatus, isShort = false) => {
        const day = days.at(-1) as PlainDay
        const row = await createTask(admin(), {
          title: 'Task',
          description: '',
          assignedTo: member(owner).id,
          status: chosen,
          points: worth,
          expiresAt: isShort ? endInParis(day) : null,
        })
        const task = newOracleTask(owner, worth, oracle.today, isShort ? oracle.today : null)
        ids.push(row.id)
        // Creating it as rejected counts as a person's refusal.
        if (chosen === 'rejected') task.lastDecision.set(owner, false)
        oracle.tasks.push(task)
        oracle.settle(task, { earning: isEarning(chosen) })
      }
      const open = async (index: number) => {
        const place = ids.length === 0 ? -1 : index % ids.length
        const task = oracle.tasks[place]
        if (!task || task.deleted) return null
        return { task, row: await db.task.findUniqueOrThrow({ where: { id: ids[place] as string } }) }
      }
      const isTooOld = (submission: OracleSubmission) =>
        now - evaluations.get(submission)!.evaluatedAt.getTime() > 24 * 3_600_000
      const confirm = async (task: OracleTask, submission: OracleSubmission, isExpired: boolean) => {
        const evaluation = evaluations.get(submission)!
        const before = submission.confirmed
        const isOver = !before && (isExpired || isTooOld(submission))
        const answered = confirmSubmission(at(member(task.owner)), confirmationOf(evaluation))
        if (!submission.applies || isOver) return expect(answered).rejects.toMatchObject({ code: 'conflict' })
        const answer = await answered
        if (before) return
        const said = oracle.confirm(task, submission)
        expect(answer).toMatchObject({
          status: said.isAccepted ? 'accepted' : 'rejected',
          needsPerson: said.needsPerson,
          points: oracle.points(task.owner),
        })
      }

      for (const step of events) {
        if (step.kind === 'create') await create(step.who, step.points, step.status, step.isShort)
        if (step.kind === 'wait') wait(step.hours)
        if (step.kind === 'days') {
          for (let day = 0; day < step.each; day += 1) {
            wait(24)
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
        if (step.kind === 'pause') {
          const { whom, from: offset, length } = step
          const today = dayOf(new Date(now), paris)
          const from = addDays(today, offset)
          const memberId = whom === null ? null : member(whom).id
          const { id } = await createPause(admin(), { memberId, from, to: addDays(from, length - 1), name: 'Holidays' })
          pauseIds.push(id)
          oracle.pauses.push({
            who: whom,
            from: oracle.today + offset,
            to: oracle.today + offset + length - 1,
          })
        }
        if (step.kind === 'plan') {
          const date = addDays(dayOf(new Date(now), paris), step.offset)
          const assignedTo = member(step.who).id
          const worth = { status: 'pending', points: 5, expiresAt: null } as const
          const row = await createTask(admin(), { title: 'Task', description: '', assignedTo, date, ...worth })
          ids.push(row.id)
          oracle.tasks.push(newOracleTask(step.who, 5, oracle.today + step.offset))
        }
        if (step.kind === 'rest') {
          await changeSettings(admin(), { restDaysKeepStreak: step.keepStreak })
          oracle.restDaysKeepStreak = step.keepStreak
        }
        if (step.kind === 'unpause' && pauseIds.length > 0) {
          const place = step.which % pauseIds.length
          await deletePause(admin(), { pauseId: pauseIds[place] as string })
          pauseIds.splice(place, 1)
          oracle.pauses.splice(place, 1)
        }
        const chosen = 'which' in step && step.kind !== 'unpause' ? await open(step.which) : null
        if (!chosen) continue
        const { task, row } = chosen
        if (step.kind === 'submit') {
          const text = `solution ${Math.random()}`
          const submission = { isAccepted: step.isAccepted, text, at: new Date(now).toISOString() }
          const evaluation = await createSubmissionRow(row.id, member(task.owner).id, submission)
          evaluations.set(oracle.submit(task, step.isAccepted), evaluation)
          await db.$transaction((tx) => refreshReviewItem(tx, row.id))
        }
        if (step.kind === 'confirm') {
          const own = task.submissions.filter((submission) => submission.who === task.owner)
          const submission = own.at(step.isOlder === 0 ? -2 : -1)
          const isExpired = row.status === 'expired' || oracle.isExpired(task, now)
          if (submission) await confirm(task, submission, isExpired)
        }
        if (step.kind === 'ask') {
          const submission = row.status === 'expired' ? null : oracle.askable(task, now, isTooOld)
          const asked = askPerson(at(member(task.owner)), { taskId: row.id, message: '' })
          if (submission) {
            await asked
            oracle.ask(task, submission, now)
          } else await expect(asked).rejects.toMatchObject({ code: 'conflict' })
        }
        if (step.kind === 'withdraw') {
          const withdrawn = withdrawAppeal(at(member(task.owner)), { taskId: row.id })
          if (task.isAsked) {
            await withdrawn
            oracle.answer(task)
          } else await expect(withdrawn).rejects.toThrow()
        }
        if (step.kind === 'decide') {
          const isSame = step.isAccepted ? task.earning : row.status === 'rejected'
          const decided = decideTask(admin(), { taskId: row.id, isAccepted: step.isAccepted, reason: 'test' })
          if (isSame && !oracle.canKeep(task)) await expect(decided).rejects.toMatchObject({ code: 'conflict' })
          else {
            await decided
            oracle.decide(task, step.isAccepted)
          }
        }
        if (step.kind === 'edit') {
          await updateTask(admin(), { taskId: row.id, points: step.points, status: step.status })
          const earning = isEarning(step.status)
          if (earning !== task.earning && earning) oracle.say(task, true)
          if (step.status === 'rejected' && (row.status !== 'rejected' || task.needsPerson)) oracle.say(task, false)
          if (step.status !== row.status || task.needsPerson) oracle.answer(task)
          oracle.edit(task, { points: step.points, earning })
        }
        if (step.kind === 'reassign') {
          await updateTask(admin(), { taskId: row.id, assignedTo: member(step.who).id })
          if (step.who !== task.owner) oracle.answer(task)
          oracle.edit(task, { owner: step.who })
        }
        if (step.kind === 'move') {
          const date = addDays(dayOf(new Date(now), paris), step.offset)
          await updateTask(admin(), { taskId: row.id, date, expiresAt: null })
          oracle.edit(task, {})
          Object.assign(task, { day: oracle.today + step.offset, lastDay: null })
        }
        if (step.kind === 'delete') {
          await deleteTask(admin(), row.id)
          task.deleted = true
        }
      }

      const today = dayOf(new Date(now), paris)
      const zero = addDays(today, -oracle.today)
      const month = startOfMonth(today)
      const isThisMonth = (day: number) => startOfMonth(addDays(zero, day)) === month
      for (const [place, task] of oracle.tasks.entries()) {
        if (task.deleted) continue
        const row = await db.task.findUniqueOrThrow({
          where: { id: ids[place] as string },
          include: { appeals: { where: { state: 'open' } }, reviewItem: true },
        })
        expect([row.needsPerson, row.appeals.length === 1]).toEqual([task.needsPerson, task.isAsked])
        expect(row.keptOpenUntil?.getTime() ?? null).toBe(task.keptUntil)
        expect(row.reviewItem !== null).toBe(oracle.waits(task))
        const lastDay = oracle.lastDay(task)
        const { expiresAt } = await findTask(admin(), row.id)
        expect(expiresAt?.getTime() ?? null).toBe(lastDay === null ? null : Date.parse(endInParis(plainDay(lastDay))))
      }
      expect(await miscountedTasks()).toEqual([])
      for (const [index, { id }] of members.entries()) {
        const row = await db.user.findUniqueOrThrow({ where: { id } })
        const entries = await db.pointEntry.findMany({ where: { memberId: id }, orderBy: { place: 'asc' } })
        expect(entries.map(({ place, balance }) => [place, balance])).toEqual(
          entries.map((_, index) => [index + 1, sumOf(entries.slice(0, index + 1))]),
        )
        expect([row.points, row.entryCount]).toEqual([sumOf(entries), entries.length])
        expect(row.points).toBe(oracle.points(index))
        expect(streakOn(row, today)).toBe(oracle.streak(index))
        expect(await pointsThisMonth(admin(), id)).toBe(oracle.pointsInMonth(index, isThisMonth))
        const active = (await activeDays(admin(), id, zero)).map(({ day }) => day).sort()
        expect(active).toEqual([...oracle.activeDays(index)].map((day) => addDays(zero, day)).sort())
      }
    }),
    cases,
  )
}, 600_000)

const sumOf = (entries: readonly { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0)
