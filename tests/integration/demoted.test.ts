import { toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { importTasks } from '@/lib/imports/commands'
import { createPause, deletePause } from '@/lib/pauses/commands'
import { createPlan, undoPlan } from '@/lib/planning/commands'
import { createRule, generateTasks, updateRule } from '@/lib/recurring/commands'
import { createRuleSchema } from '@/lib/recurring/rule-schema'
import { generateSchema } from '@/lib/recurring/schema'
import { askForReward, createReward, decideRequest, deleteReward, updateReward } from '@/lib/rewards/commands'
import { createRewardSchema } from '@/lib/rewards/schema'
import { changeSettings } from '@/lib/settings/commands'
import { createTask, updateTask } from '@/lib/tasks/commands'
import { createTaskSchema } from '@/lib/tasks/schema'
import { earn } from '../fixtures/earn'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const day = toDay('2026-11-21')
const text = { title: 'Piano', description: 'Play it twice.' }
const repeated = { ...text, points: 10, interval: 'daily', every: 1, expiry: 'same_day', expiryDays: 1 }
const rule = { ...repeated, from: day }
const generated = { ...repeated, start: day, keepRepeating: false }
const newReward = createRewardSchema.parse({ name: 'Film night', cost: 10 })

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
  await db.user.update({ where: { id: administrator.id }, data: { isAdmin: false } })
  return { scope: testScope(administrator), member, task, pause, reward, planId: plan?.id ?? '', ruleId, request }
}
type Family = Awaited<ReturnType<typeof family>>

const changes: Record<string, (family: Family) => Promise<unknown>> = {
  createTask: ({ scope, member }) => createTask(scope, createTaskSchema.parse({ ...text, assignedTo: member.id })),
  updateTask: ({ scope, task }) => updateTask(scope, { taskId: task.id, points: 500 }),
  importTasks: ({ scope, member }) => importTasks(scope, [{ user: member.username, tasks: [{ ...text, date: day }] }]),
  generateTasks: ({ scope, member }) =>
    generateTasks(scope, generateSchema.parse({ ...generated, username: member.username })),
  createRule: ({ scope, member }) => createRule(scope, createRuleSchema.parse({ ...rule, memberIds: [member.id] })),
  updateRule: ({ scope, ruleId }) => updateRule(scope, { ruleId, points: 20 }),
  undoPlan: ({ scope, planId }) => undoPlan(scope, planId),
  createPause: ({ scope }) => createPause(scope, { memberId: null, from: day, to: day, name: 'Lake' }),
  deletePause: ({ scope, pause }) => deletePause(scope, { pauseId: pause.id }),
  changeSettings: ({ scope }) => changeSettings(scope, { visibility: 'off' }),
  createReward: ({ scope }) => createReward(scope, newReward),
  updateReward: ({ scope, reward }) => updateReward(scope, { rewardId: reward.id, cost: 20 }),
  decideRequest: ({ scope, request }) => decideRequest(scope, { requestId: request.id, isGiven: true }),
  deleteReward: ({ scope, reward }) => deleteReward(scope, { rewardId: reward.id }),
}

test.each(Object.entries(changes))(
  '%s does nothing for an administrator who was demoted meanwhile',
  async (_, change) => {
    await expect(change(await family())).rejects.toMatchObject({ code: 'unauthenticated' })
  },
)
