import { can, type Principal } from '@/lib/auth/policy'
import { setAvatar } from '@/lib/avatars/commands'
import { makeCalendar, revokeCalendar } from '@/lib/calendars/commands'
import { toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { decideTask } from '@/lib/decisions/commands'
import { resendEmail } from '@/lib/emails/commands'
import { forgetEnvironment } from '@/lib/env'
import { importTasks } from '@/lib/imports/commands'
import { removeLeaf, shareTask } from '@/lib/leaves/commands'
import { deleteFamilyTask, saveFamilyTask } from '@/lib/library/commands'
import type { SaveFamilyTask } from '@/lib/library/schema'
import { createPause, deletePause } from '@/lib/pauses/commands'
import { createPlan, undoPlan } from '@/lib/planning/commands'
import { createRule, deleteRule, pauseRule, resumeRule, updateRule } from '@/lib/recurring/commands'
import { generateTasks } from '@/lib/recurring/generate/commands'
import { createRuleSchema } from '@/lib/recurring/rule-schema'
import { generateSchema } from '@/lib/recurring/schema'
import { createReward, deleteReward, updateReward } from '@/lib/rewards/commands'
import { askForReward, decideRequest } from '@/lib/rewards/requests/commands'
import { createRewardSchema } from '@/lib/rewards/schema'
import { readReport } from '@/lib/safeguarding/commands'
import { changeSettings } from '@/lib/settings/commands'
import { createTask, createTasks, deleteTask, updateTask } from '@/lib/tasks/commands'
import { createTaskSchema } from '@/lib/tasks/schema'
import * as users from '@/lib/users/commands'
import { createUserSchema } from '@/lib/users/schema'
import { earn } from '../fixtures/earn'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { proven } from '../fixtures/proof'
import { someEmail, someLeaf, someReport } from '../fixtures/rows'
import { testScope } from '../fixtures/scope'
import { sourceFiles } from '../harness/source-files'

const day = toDay('2026-11-21')
const text = { title: 'Piano', description: 'Play it twice.' }
const repeated = { ...text, points: 10, interval: 'daily', every: 1, expiry: 'same_day', expiryDays: 1 }
const rule = { ...repeated, from: day }
const generated = { ...repeated, start: day, keepRepeating: false }
const newReward = createRewardSchema.parse({ name: 'Film night', cost: 10 })
const template: SaveFamilyTask = { ...text, expectations: [], points: 10, language: 'en' }

// Sending an e-mail again needs a configured mailer; nothing listens on this port.
Object.assign(process.env, {
  RESEND_API_KEY: 'none',
  RESEND_BASE_URL: 'http://127.0.0.1:9',
  EMAIL_FROM: 'a@example.org',
})
forgetEnvironment()

/** A family, and the scope of an administrator who was demoted since their request was authorised. */
async function family() {
  const [administrator, other] = [await createAdministrator(), testScope(await createAdministrator())]
  const member = await createUser()
  const task = await createTaskRow(member.id)
  const pause = await createPause(other, { memberId: member.id, from: day, to: day, name: 'Lake' })
  const reward = await createReward(other, newReward)
  const { plan } = await createPlan(other, [{ user: member.username, tasks: [{ ...text, date: day }] }])
  const weekly = createRuleSchema.parse({ ...rule, interval: 'weekly', memberIds: [member.id] })
  const { id: ruleId } = await createRule(other, weekly)
  await earn(other.viewer, member, 100)
  const request = await askForReward(testScope(member), { rewardId: reward.id })
  await saveFamilyTask(other, template)
  const familyTask = await db.familyTemplate.findFirstOrThrow()
  const email = await db.emailMessage.create({ data: someEmail({ to: 'b@example.org', outcome: 'failed' }) })
  const report = await db.safeguardingReport.create({ data: someReport(member.id) })
  const done = await createTaskRow(member.id, { status: 'accepted' })
  await shareTask(testScope(member), { taskId: done.id, isShared: true })
  await db.leaf.create({ data: someLeaf(done, other.viewer.id) })
  await makeCalendar(testScope(await proven(member)), { userId: member.id, isFamily: false })
  await db.user.update({ where: { id: administrator.id }, data: { isAdmin: false } })
  const scope = testScope(await proven(administrator))
  const rows = { member, giver: other.viewer, task, done, pause, reward, ruleId, request, familyTask, email, report }
  return { scope, ...rows, planId: plan?.id ?? '' }
}
type Family = Awaited<ReturnType<typeof family>>

const changes: Record<string, (family: Family) => Promise<unknown>> = {
  createUser: ({ scope }) =>
    users.createUser(scope, createUserSchema.parse({ username: 'Newcomer', password: 'a-long-password-1' })),
  updateUser: ({ scope, member }) => users.updateUser(scope, { userId: member.id, points: 5 }),
  deleteUser: ({ scope, member }) => users.deleteUser(scope, { userId: member.id }),
  setAvatar: ({ scope, member }) => setAvatar(scope, { userId: member.id, avatar: '/avatars/none.webp' }),
  makeCalendar: ({ scope }) => makeCalendar(scope, { userId: scope.viewer.id, isFamily: true }),
  revokeCalendar: ({ scope, member }) => revokeCalendar(scope, { userId: member.id, isFamily: false }),
  createTask: ({ scope, member }) => createTask(scope, createTaskSchema.parse({ ...text, assignedTo: member.id })),
  createTasks: ({ scope, member }) => {
    const { assignedTo, ...task } = createTaskSchema.parse({ ...text, assignedTo: member.id })
    return createTasks(scope, { ...task, assignedTo: [assignedTo] })
  },
  updateTask: ({ scope, task }) => updateTask(scope, { taskId: task.id, points: 500 }),
  deleteTask: ({ scope, task }) => deleteTask(scope, task.id),
  decideTask: ({ scope, task }) => decideTask(scope, { taskId: task.id, isAccepted: true }),
  removeLeaf: ({ scope, done, giver }) => removeLeaf(scope, { taskId: done.id, giverId: giver.id }),
  readReport: ({ scope, report }) => readReport(scope, { reportId: report.id }),
  importTasks: ({ scope, member }) => importTasks(scope, [{ user: member.username, tasks: [{ ...text, date: day }] }]),
  generateTasks: ({ scope, member }) =>
    generateTasks(scope, generateSchema.parse({ ...generated, username: member.username })),
  createRule: ({ scope, member }) => createRule(scope, createRuleSchema.parse({ ...rule, memberIds: [member.id] })),
  updateRule: ({ scope, ruleId }) => updateRule(scope, { ruleId, points: 20 }),
  pauseRule: ({ scope, ruleId }) => pauseRule(scope, { ruleId }),
  resumeRule: ({ scope, ruleId }) => resumeRule(scope, { ruleId }),
  deleteRule: ({ scope, ruleId }) => deleteRule(scope, { ruleId }),
  saveFamilyTask: ({ scope }) => saveFamilyTask(scope, template),
  deleteFamilyTask: ({ scope, familyTask }) => deleteFamilyTask(scope, familyTask.id),
  undoPlan: ({ scope, planId }) => undoPlan(scope, planId),
  createPause: ({ scope }) => createPause(scope, { memberId: null, from: day, to: day, name: 'Lake' }),
  deletePause: ({ scope, pause }) => deletePause(scope, { pauseId: pause.id }),
  changeSettings: ({ scope }) => changeSettings(scope, { visibility: 'off' }),
  createReward: ({ scope }) => createReward(scope, newReward),
  updateReward: ({ scope, reward }) => updateReward(scope, { rewardId: reward.id, cost: 20 }),
  decideRequest: ({ scope, request }) => decideRequest(scope, { requestId: request.id, isGiven: true }),
  deleteReward: ({ scope, reward }) => deleteReward(scope, { rewardId: reward.id }),
  resendEmail: ({ scope, email }) => resendEmail(scope, { emailId: email.id }),
}

test.each(Object.entries(changes))(
  '%s does nothing for an administrator who was demoted meanwhile',
  async (_, change) => {
    await expect(change(await family())).rejects.toMatchObject({ code: 'unauthenticated' })
  },
)

/** Commands that wait for no lock after they authorised the viewer, or do all their work through those above. */
const others = [
  ...['importText', 'deleteTasks', 'suggestPlan', 'streamPlan'],
  ...['sendEmail', 'sendCheck', 'chooseDigest', 'tryEvaluator', 'runCheck', 'checkBackups'],
  // These require a proof of the same session, which a demotion ends.
  ...['allowArchive', 'beginSecondFactor', 'confirmSecondFactor'],
]

const isAllowed: (principal: Principal, permission: string, subject: object) => boolean = can as never

test('every command that only administrators may call is tried', () => {
  const someone = { id: 'a', username: 'a', assigneeId: 'a' }
  const isOfAdministrators = (permission: string) => {
    const may = (isAdmin: boolean) => isAllowed({ id: 'b', username: 'b', isAdmin }, permission, someone)
    return may(true) && !may(false) && !isAllowed('system', permission, someone)
  }
  const commands = sourceFiles(['lib'], /(?<!queries)\.ts$/).flatMap(({ source }) =>
    source
      .split(/^export async function\*? /m)
      .slice(1)
      .flatMap((command) => {
        const [body = ''] = command.split(/^}/m)
        const permissions = [...body.matchAll(/authorize\((?:scope\.)?viewer, '([^']+)'/g)].map(
          ([, named = '']) => named,
        )
        return permissions.some(isOfAdministrators) ? [/^\w+/.exec(command)?.[0]] : []
      }),
  )
  expect(commands.length).toBeGreaterThan(30)
  expect(commands.filter((name) => !changes[name ?? ''] && !others.includes(name ?? ''))).toEqual([])
})
