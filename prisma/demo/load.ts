import { hashPassword } from '@/lib/auth/password'
import { addDays, type Day, dayOf, toDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { bonusPoints, continueRun, runOf, streakOf, type Run } from '@/lib/points/streak'
import { noRest } from '@/lib/points/rest'
import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { grade } from '@/lib/evaluation/grade'
import { usernameKey } from '@/lib/users/username'
import {
  type DecidedAssignment,
  type DemoAssignment,
  demoAssignments,
  demoId,
  demoMembers,
  demoPassword,
} from './family'
import { awardRow, submissionRow, userRow } from './rows'
import { demoTasks } from './tasks'

type Moment = { now: Date; timeZone: string }
type Administrator = { username: string; password: string }

/**
 * Loads the demo family into an empty database. Returns whether the database contains the demo family. Idempotent,
 * also when run concurrently. Throws an Error when the administrator has a member's name.
 */
export async function loadDemoFamily(moment: Moment, administrator: Administrator): Promise<boolean> {
  if (demoMembers.some(({ username }) => username === usernameKey(administrator.username))) {
    throw new Error(`ADMIN_USERNAME must be another name: ${administrator.username} is a member of the demo family.`)
  }
  if ((await db.user.count()) === 0) await loadFamily(moment, administrator)
  return (
    (await db.user.findFirst({ where: { id: { in: demoMembers.map(({ username }) => memberId(username)) } } })) !== null
  )
}

/** Nobody uses this database yet, and a busy machine may take minutes. */
const generousTimeouts = { timeout: 600_000, maxWait: 600_000 }

async function loadFamily(moment: Moment, administrator: Administrator): Promise<void> {
  const [adminHash, memberHash, evaluations] = await Promise.all([
    hashPassword(administrator.password),
    hashPassword(demoPassword),
    evaluateDemoAnswers(),
  ])
  const today = dayOf(moment.now, moment.timeZone)
  const assignments = demoAssignments(today, moment.timeZone)
  const decided = assignments.filter(isDecided)

  await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "User" IN SHARE ROW EXCLUSIVE MODE`
    if ((await tx.user.count()) > 0) return
    const createdAt = morningOf(addDays(today, -100))
    await tx.user.create({
      data: userRow({ username: administrator.username, passwordHash: adminHash, isAdmin: true, createdAt }),
    })
    await tx.user.createMany({
      data: demoMembers.map(({ username }) => ({
        ...userRow({ id: memberId(username), username, passwordHash: memberHash, createdAt }),
        ...standing(username, decided, moment.now),
      })),
    })
    await tx.task.createMany({ data: assignments.map((assignment) => taskOf(assignment, evaluations, today)) })
    await tx.submission.createMany({
      data: decided.map((assignment) => submissionOf(assignment, evaluations, moment.now)),
    })
    const accepted = decided.filter(({ outcome }) => outcome === 'accepted')
    await tx.completion.createMany({
      data: accepted.map(({ id, username, day }) => ({ memberId: memberId(username), taskId: id, day: toDate(day) })),
    })
    const entries = [...accepted.map(awardOf(moment.now)), ...demoMembers.flatMap(bonusRows(accepted, moment.now))]
    await tx.pointEntry.createMany({ data: entries.sort((a, b) => Number(a.createdAt) - Number(b.createdAt)) })
  }, generousTimeouts)
}

const memberId = (username: string) => demoId('member', username)
const morningOf = (day: Day) => new Date(`${day}T08:00:00Z`)
const completedDays = (username: string, accepted: readonly DemoAssignment[]) =>
  accepted.filter((one) => one.username === username && one.outcome === 'accepted').map(({ day }) => day)

type Evaluated = Awaited<ReturnType<typeof evaluateDemoAnswers>>

/** The built-in evaluator's verdict on every answer of the demo family, so that no evaluation is invented. */
async function evaluateDemoAnswers() {
  const entries = demoTasks.flatMap((task) => [task.good, task.weak].map((text) => ({ task, text })))
  const evaluated = await Promise.all(
    entries.map(async ({ task: { title, description }, text }) => {
      const subject = { title, description, text }
      const findings = await builtInRules.evaluate(subject)
      return [text, { findings, evaluation: grade(findings, subject) }] as const
    }),
  )
  return new Map(evaluated)
}

function isDecided(assignment: DemoAssignment): assignment is DecidedAssignment {
  return assignment.outcome === 'accepted' || assignment.outcome === 'rejected'
}

function answerOf({ task, outcome }: DecidedAssignment, evaluations: Evaluated) {
  const text = outcome === 'accepted' ? task.good : task.weak
  const evaluated = evaluations.get(text)
  if (!evaluated) throw new Error(`The demo answer to "${task.title}" was not evaluated.`)
  return { text, ...evaluated }
}

function taskOf(assignment: DemoAssignment, evaluations: Evaluated, today: Day) {
  const { id, username, task, day, expiresAt, outcome } = assignment
  const answer = isDecided(assignment) ? answerOf(assignment, evaluations) : null
  return {
    id,
    assigneeId: memberId(username),
    title: task.title,
    description: task.description,
    expectations: task.expectations,
    date: toDate(day),
    status: outcome,
    points: task.points,
    expiresAt,
    createdAt: morningOf(day < today ? addDays(day, -3) : addDays(today, -1)),
    response: answer?.text ?? null,
    feedback: answer?.evaluation.feedback ?? null,
    feedbackLanguage: answer?.evaluation.feedbackLanguage ?? null,
    score: answer?.evaluation.score ?? null,
  }
}

/** Midday, or an hour ago if today's midday is still to come. */
function decidedAt(day: Day, now: Date): Date {
  return new Date(Math.min(Date.parse(`${day}T12:00:00Z`), now.getTime() - 60 * 60 * 1000))
}

/** A task as the row builders expect it. */
const judged = ({ id, username, task }: DemoAssignment) => ({ id, assigneeId: memberId(username), ...task })

function submissionOf(assignment: DecidedAssignment, evaluations: Evaluated, now: Date) {
  const { text, findings, evaluation } = answerOf(assignment, evaluations)
  const at = decidedAt(assignment.day, now)
  return submissionRow(judged(assignment), {
    text,
    ...evaluation,
    evaluator: findings.evaluator,
    promptVersion: findings.promptVersion,
    evaluatedAt: at,
    confirmedAt: at,
    pointsAwarded: assignment.outcome === 'accepted' ? assignment.task.points : 0,
  })
}

const awardOf = (now: Date) => (assignment: DemoAssignment) =>
  awardRow(judged(assignment), toDate(assignment.day), decidedAt(assignment.day, now))

const bonusRows =
  (accepted: readonly DemoAssignment[], now: Date) =>
  ({ username }: { username: string }) =>
    streakOf(completedDays(username, accepted), null).bonusDays.map((day) => ({
      memberId: memberId(username),
      amount: bonusPoints,
      kind: 'streak_bonus' as const,
      key: `bonus:${day}:1`,
      taskId: null,
      title: '',
      day: toDate(day),
      createdAt: decidedAt(day, now),
    }))

/** A member's cached streak and longest one, computed from the same history as the ledger. */
function standing(username: string, decided: readonly DemoAssignment[], now: Date) {
  const accepted = decided.filter(({ outcome }) => outcome === 'accepted')
  const days = completedDays(username, accepted)
  const { length, lastDay } = streakOf(days, null)
  const best = longestRun(days)
  return {
    bestStreak: best.length,
    bestDay: best.lastDay && toDate(best.lastDay),
    streak: length,
    streakDay: lastDay && toDate(lastDay),
    lastActivity: lastDay && decidedAt(lastDay, now),
  }
}

/** The longest run of the days, the first of equal ones. */
function longestRun(days: readonly Day[]): Run {
  let run = runOf(null, noRest)
  let longest = run
  for (const day of [...new Set(days)].sort()) {
    run = continueRun(run, [day], noRest)
    if (run.length > longest.length) longest = run
  }
  return longest
}
