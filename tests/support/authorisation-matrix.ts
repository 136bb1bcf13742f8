import { callersOf, type Callers } from '@/lib/http/access'
import type { Operation } from '@/lib/http/operation'
import { operations } from '@/lib/openapi/operations'
import { password, textFor, type CallerName, type Things } from './cast'

/** What a call names: somebody's things, the caller's own or another's, and a text that nobody has used before. */
export type Target = Things & { unused: string }

/** A status, or what a server action answers with: it did it, or it says why not. */
export type Answer = number | 'done' | 'refused'

export type Row = {
  /** `METHOD folder`, or `action file`. */
  door: string
  path: (target: Target) => string
  body?: (target: Target) => unknown
  /** The answer on one's own things, and on another's. */
  member: [own: Answer, other: Answer]
  administrator: [own: Answer, other: Answer]
  /** What everybody else hears: nobody, and whoever had a session. */
  nobody: Answer
  /** Where it differs: for a session that was ended. */
  ended?: Answer
  /** It can only be about oneself. */
  isOwnOnly?: boolean
  /** An allowed change that leaves the database as it was. */
  leavesAsItWas?: boolean
}

export const evaluation = { score: 80, isAccepted: true, feedback: 'Good.', reasoning: 'Because.' }
const day = '2030-05-01'
const task = ({ user, unused }: Target) => ({ title: unused, description: 'Play.', assignedTo: user, date: day })
const importOf = ({ username, unused }: Target) => [
  { user: username, tasks: [{ title: unused, description: 'Play.', date: day }] },
]
const email = ({ unused }: Target) => ({
  to: 'a@example.org',
  from: 'laurel@example.org',
  subject: unused,
  html: '<p>Hello</p>',
})

type Both = [own: Answer, other: Answer]
const everyone: Both = [200, 200]
const nobody: Both = [403, 403]

/** What the paths of operations name, of somebody's things. */
const named: Record<string, (target: Target) => string> = {
  taskId: ({ task }) => task,
  userId: ({ user }) => user,
  submissionId: ({ submission }) => submission,
  reportId: ({ report }) => report,
}

/** Who hears what follows from who may call: on a member's, an administrator's and nobody's behalf. */
const answersTo = {
  anyone: { member: everyone, administrator: everyone, nobody: 200 },
  'signed-in': { member: everyone, administrator: everyone, nobody: 401 },
  administrators: { member: nobody, administrator: everyone, nobody: 401 },
  // A session is no key to the schedule.
  scheduler: { member: [401, 401], administrator: [401, 401], nobody: 401 },
} as const satisfies Record<Callers, Pick<Row, 'member' | 'administrator' | 'nobody'>>

type Details = Partial<Omit<Row, 'door'>>

/** The row of an operation: everything follows from it but a body that makes sense, and what depends on the row it is about. */
function rowOf(operation: Operation): Row {
  const { path, method, answer } = operation
  const key = `${method.toUpperCase()} ${path}`
  const success = (status: Answer) => (status === 200 ? (answer.status ?? 200) : status)
  const { member, administrator, nobody: others } = answersTo[callersOf(operation)]
  return {
    door: key.replaceAll('{', '[').replaceAll('}', ']'),
    path: (target) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name]?.(target) ?? `unknown-${name}`),
    member: [success(member[0]), success(member[1])],
    administrator: [success(administrator[0]), success(administrator[1])],
    nobody: success(others),
    ...details[key],
  }
}

/** About a task of one's own: another's is not found, and an administrator, who may see it, may not do it. */
const onOwnTask = { member: [200, 404], administrator: [200, 403] } as const satisfies Details

const details: Readonly<Record<string, Details>> = {
  'POST /api/auth/login': {
    // Somebody whom nobody knows: a real account would be throttled in the end.
    body: ({ unused }) => ({ username: unused, password }),
    member: [401, 401],
    administrator: [401, 401],
    nobody: 401,
  },
  'POST /api/auth/logout': { leavesAsItWas: true },
  // It is about the caller's own session, whoever else is named.
  'POST /api/auth/proof': { body: () => ({ password }) },
  'GET /api/tasks/{taskId}': { member: [200, 404] },
  'POST /api/tasks/{taskId}/submit': { body: ({ task }) => ({ submission: textFor(task) }), ...onOwnTask },
  'POST /api/tasks/{taskId}/confirm': {
    body: ({ task }) => ({ submission: textFor(task), evaluation }),
    ...onOwnTask,
  },
  'POST /api/tasks/{taskId}/appeal': {
    path: ({ refused }) => `/api/tasks/${refused}/appeal`,
    body: () => ({ message: 'Please look.' }),
    member: [201, 404],
    administrator: [201, 403],
  },
  'DELETE /api/tasks/{taskId}/appeal': { path: ({ asked }) => `/api/tasks/${asked}/appeal`, ...onOwnTask },
  'POST /api/admin/tasks/{taskId}/decision': { body: () => ({ isAccepted: true }) },
  'POST /api/tasks/save-draft': { body: ({ task, unused }) => ({ taskId: task, response: unused }), ...onOwnTask },
  'PATCH /api/users/{userId}/avatar': { body: ({ picture }) => ({ avatar: picture }), member: [200, 403] },
  // A picture is uploaded for oneself. This one is none: whoever may send one hears that.
  'POST /api/upload/avatar': {
    body: () => ({ avatar: 'no form' }),
    member: [415, 415],
    administrator: [415, 415],
  },
  'POST /api/admin/users': { body: ({ unused }) => ({ username: unused, password }) },
  'PATCH /api/users/{userId}': { body: () => ({ points: 1_000_000, isAdmin: true }) },
  // Nobody deletes themselves.
  'DELETE /api/users/{userId}': { administrator: [403, 200] },
  'POST /api/tasks': { body: task },
  'PATCH /api/tasks/{taskId}': { body: () => ({ status: 'accepted', points: 1000 }) },
  'POST /api/admin/tasks/bulk': {
    body: ({ username, unused }) => [{ user: username, tasks: [{ title: unused, description: 'Play.', date: day }] }],
  },
  'POST /api/send-emails': {
    body: ({ unused }) => ({ to: 'a@example.org', from: 'laurel@example.org', subject: unused, html: '<p>Hello</p>' }),
  },
}

/** Doors that are no operation. */
const others: Row[] = [
  { door: 'GET /api/auth/[...nextauth]', path: () => '/api/auth/session', ...answersTo.anyone },
  {
    door: 'POST /api/auth/[...nextauth]',
    path: () => '/api/auth/callback/credentials',
    body: ({ username }) => ({ username, password: 'not it', csrfToken: 'forged', json: 'true' }),
    ...answersTo.anyone,
    leavesAsItWas: true,
  },
  {
    door: 'GET /avatars/[name]',
    path: ({ picture }) => picture,
    member: [404, 404],
    administrator: [404, 404],
    nobody: 307,
    ended: 404,
  },
  ...['DELETE', 'GET', 'PATCH', 'POST', 'PUT'].map((method) => ({
    door: `${method} /api/[...unknown]`,
    path: () => '/api/no/such/call',
    body: method === 'GET' ? undefined : () => ({}),
    member: [404, 404] as Both,
    administrator: [404, 404] as Both,
    nobody: 404,
  })),
]

const byAdministrators = {
  member: ['refused', 'refused'] as Both,
  administrator: ['done', 'done'] as Both,
  nobody: 'refused',
} as const
const inUsers = 'app/(shell)/admin/users/actions.ts'
const inTasks = 'app/(shell)/admin/tasks/actions.ts'
const inEvaluation = 'app/(shell)/admin/evaluation/actions.ts'
const inSubmission = 'app/(shell)/task-submission/[taskId]/actions.ts'
const inRecurring = 'app/(shell)/admin/recurring-tasks/actions.ts'

const inSecurity = 'app/(shell)/profile/security-actions.ts'
const inTokens = 'app/(shell)/profile/token-actions.ts'
const onProfile = { path: () => '/profile', nobody: 'refused' } as const
const onOneself = { ...onProfile, isOwnOnly: true } as const

const actions: Row[] = [
  {
    door: `changePasswordAction ${inSecurity}`,
    body: () => ({ currentPassword: password, newPassword: `${password}-2`, repeat: `${password}-2` }),
    ...onOneself,
    member: ['done', 'done'],
    administrator: ['done', 'done'],
  },
  {
    door: `beginSecondFactorAction ${inSecurity}`,
    body: () => ({ currentPassword: password }),
    ...onOneself,
    member: ['refused', 'refused'],
    administrator: ['done', 'done'],
  },
  // Nobody of these has a second factor, nor its code.
  ...(['confirmSecondFactorAction', 'switchOffSecondFactorAction', 'renewRecoveryCodesAction'] as const).map(
    (name): Row => ({
      door: `${name} ${inSecurity}`,
      body: () => ({ code: '000000', ...(name === 'switchOffSecondFactorAction' && { currentPassword: password }) }),
      ...onOneself,
      member: ['refused', 'refused'],
      administrator: ['refused', 'refused'],
    }),
  ),
  {
    door: `proveAction ${inSecurity}`,
    body: () => ({ password }),
    ...onOneself,
    member: ['done', 'done'],
    administrator: ['done', 'done'],
  },
  {
    door: `createTokenAction ${inTokens}`,
    body: ({ unused }) => ({ name: unused, scope: 'write', days: 30 }),
    ...onOneself,
    member: ['done', 'done'],
    administrator: ['done', 'done'],
  },
  {
    door: `revokeTokenAction ${inTokens}`,
    body: ({ token }) => ({ tokenId: token }),
    ...onProfile,
    member: ['done', 'refused'],
    administrator: ['done', 'refused'],
  },
  {
    door: `createUserAction ${inUsers}`,
    path: () => '/admin/users',
    body: ({ unused }) => ({ username: unused, password }),
    ...byAdministrators,
  },
  {
    door: `updateUserAction ${inUsers}`,
    path: () => '/admin/users',
    body: ({ user }) => ({ userId: user, points: 1_000_000, isAdmin: true }),
    ...byAdministrators,
  },
  {
    door: `deleteUserAction ${inUsers}`,
    path: () => '/admin/users',
    body: ({ user }) => ({ userId: user }),
    ...byAdministrators,
    administrator: ['refused', 'done'],
  },
  { door: `createTaskAction ${inTasks}`, path: () => '/admin/tasks', body: task, ...byAdministrators },
  {
    door: `updateTaskAction ${inTasks}`,
    path: () => '/admin/tasks',
    body: ({ task }) => ({ taskId: task, status: 'accepted', points: 1000 }),
    ...byAdministrators,
  },
  {
    door: `decideTaskAction ${inTasks}`,
    path: ({ task }) => `/admin/tasks/${task}`,
    body: ({ task }) => ({ taskId: task, isAccepted: true, reason: 'I say so.' }),
    ...byAdministrators,
  },
  {
    door: `deleteTasksAction ${inTasks}`,
    path: () => '/admin/tasks',
    body: ({ task }) => ({ taskIds: [task] }),
    ...byAdministrators,
  },
  {
    door: 'importTasksAction app/(shell)/admin/import/actions.ts',
    path: () => '/admin/import',
    body: (target) => ({ text: JSON.stringify(importOf(target)) }),
    ...byAdministrators,
  },
  {
    door: 'sendEmailAction app/(shell)/admin/emails/actions.ts',
    path: () => '/admin/emails',
    body: email,
    ...byAdministrators,
  },
  {
    door: `tryEvaluatorAction ${inEvaluation}`,
    path: () => '/admin/evaluation',
    body: () => null,
    ...byAdministrators,
  },
  {
    door: `confirmSubmissionAction ${inSubmission}`,
    path: ({ task }) => `/task-submission/${task}`,
    body: ({ task }) => ({ taskId: task, submission: textFor(task), evaluation }),
    member: ['done', 'refused'],
    administrator: ['done', 'refused'],
    nobody: 'refused',
  },
  {
    door: `saveDraftAction ${inSubmission}`,
    path: ({ task }) => `/task-submission/${task}`,
    body: ({ task, unused }) => ({ taskId: task, response: unused }),
    member: ['done', 'refused'],
    administrator: ['done', 'refused'],
    nobody: 'refused',
  },
  {
    door: `askPersonAction ${inSubmission}`,
    path: ({ refused }) => `/task-submission/${refused}`,
    body: ({ refused }) => ({ taskId: refused, message: 'Please look.' }),
    member: ['done', 'refused'],
    administrator: ['done', 'refused'],
    nobody: 'refused',
  },
  {
    door: `withdrawAppealAction ${inSubmission}`,
    path: ({ asked }) => `/task-submission/${asked}`,
    body: ({ asked }) => ({ taskId: asked }),
    member: ['done', 'refused'],
    administrator: ['done', 'refused'],
    nobody: 'refused',
  },
  {
    door: 'readReportAction app/(shell)/admin/review/actions.ts',
    path: () => '/admin/review',
    body: ({ report }) => ({ reportId: report }),
    ...byAdministrators,
  },
  {
    door: `generateTasksAction ${inRecurring}`,
    path: () => '/admin/recurring-tasks',
    body: ({ username, unused }) => ({
      username,
      title: unused,
      description: 'Play.',
      start: day,
      interval: 'daily',
      every: 1,
      expiry: 'same_day',
      expiryDays: 1,
      points: 10,
      keepRepeating: false,
    }),
    ...byAdministrators,
  },
  ...(['pauseRuleAction', 'resumeRuleAction', 'deleteRuleAction'] as const).map((name) => ({
    door: `${name} ${inRecurring}`,
    path: () => '/admin/recurring-tasks',
    body: ({ rule }: Target) => ({ ruleId: rule }),
    ...byAdministrators,
    leavesAsItWas: name === 'resumeRuleAction',
  })),
]

/** Who may do what, through every door of the product. */
export const matrix: readonly Row[] = [...operations.map(rowOf), ...others, ...actions]

/** What a caller has to hear. */
export function expected(row: Row, caller: CallerName, whose: 'own' | 'other'): Answer {
  if (caller === 'visitor') return row.nobody
  if (caller === 'member' || caller === 'administrator') return row[caller][whose === 'own' ? 0 : 1]
  return row.ended ?? row.nobody
}
