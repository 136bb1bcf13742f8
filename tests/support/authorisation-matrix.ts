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
const everything = { member: everyone, administrator: everyone, nobody: 200 } as const
const signedIn = { member: everyone, administrator: everyone, nobody: 401 } as const
const administrators = { member: nobody, administrator: everyone, nobody: 401 } as const

const rest: Row[] = [
  { door: 'GET /api/health', path: () => '/api/health', ...everything },
  { door: 'GET /api/openapi.json', path: () => '/api/openapi.json', ...everything },
  { door: 'GET /api/auth/[...nextauth]', path: () => '/api/auth/session', ...everything },
  {
    door: 'POST /api/auth/[...nextauth]',
    path: () => '/api/auth/callback/credentials',
    body: ({ username }) => ({ username, password: 'not it', csrfToken: 'forged', json: 'true' }),
    member: [200, 200],
    administrator: [200, 200],
    nobody: 200,
    leavesAsItWas: true,
  },
  {
    door: 'POST /api/auth/login',
    path: () => '/api/auth/login',
    // Somebody whom nobody knows: a real account would be throttled in the end.
    body: ({ unused }) => ({ username: unused, password }),
    member: [401, 401],
    administrator: [401, 401],
    nobody: 401,
  },
  {
    door: 'POST /api/auth/logout',
    path: () => '/api/auth/logout',
    ...everything,
    leavesAsItWas: true,
  },
  // It is about the caller's own session, whoever else is named.
  {
    door: 'POST /api/auth/proof',
    path: () => '/api/auth/proof',
    body: () => ({ password }),
    member: [204, 204],
    administrator: [204, 204],
    nobody: 401,
  },
  // Without a CRON_SECRET nobody is let in; with one, a session is no key either.
  {
    door: 'GET /api/cron/recurring',
    path: () => '/api/cron/recurring',
    member: [401, 401],
    administrator: [401, 401],
    nobody: 401,
  },
  {
    door: 'GET /avatars/[name]',
    path: ({ picture }) => picture,
    member: [404, 404],
    administrator: [404, 404],
    nobody: 307,
    ended: 404,
  },

  { door: 'GET /api/leaderboard', path: () => '/api/leaderboard', ...signedIn },
  { door: 'GET /api/users/leaderboard', path: () => '/api/users/leaderboard', ...signedIn },
  { door: 'GET /api/users/simple-leaderboard', path: () => '/api/users/simple-leaderboard', ...signedIn },
  { door: 'GET /api/users/simple-leaderboard/top', path: () => '/api/users/simple-leaderboard/top', ...signedIn },
  { door: 'GET /api/users', path: () => '/api/users', ...signedIn },
  { door: 'GET /api/users/profile', path: () => '/api/users/profile', ...signedIn },
  { door: 'GET /api/users/profile/[userId]', path: ({ user }) => `/api/users/profile/${user}`, ...signedIn },
  {
    door: 'GET /api/users/[userId]/accepted-tasks-count',
    path: ({ user }) => `/api/users/${user}/accepted-tasks-count`,
    ...signedIn,
  },
  {
    door: 'GET /api/users/[userId]/final-state-tasks-count',
    path: ({ user }) => `/api/users/${user}/final-state-tasks-count`,
    ...signedIn,
  },
  {
    door: 'GET /api/users/[userId]/points-this-month',
    path: ({ user }) => `/api/users/${user}/points-this-month`,
    ...signedIn,
  },
  { door: 'GET /api/users/[userId]/tasks', path: ({ user }) => `/api/users/${user}/tasks`, ...signedIn },
  { door: 'GET /api/tasks/user/[userId]', path: ({ user }) => `/api/tasks/user/${user}`, ...signedIn },
  { door: 'GET /api/tasks', path: () => '/api/tasks', ...signedIn },
  {
    door: 'GET /api/tasks/[taskId]',
    path: ({ task }) => `/api/tasks/${task}`,
    member: [200, 404],
    administrator: everyone,
    nobody: 401,
  },
  {
    door: 'GET /api/admin/submissions/[submissionId]',
    path: ({ submission }) => `/api/admin/submissions/${submission}`,
    ...administrators,
  },
  {
    door: 'POST /api/tasks/[taskId]/submit',
    path: ({ task }) => `/api/tasks/${task}/submit`,
    body: ({ task }) => ({ submission: textFor(task) }),
    member: [200, 404],
    administrator: [200, 403],
    nobody: 401,
  },
  {
    door: 'POST /api/tasks/[taskId]/confirm',
    path: ({ task }) => `/api/tasks/${task}/confirm`,
    body: ({ task }) => ({ submission: textFor(task), evaluation }),
    member: [200, 404],
    administrator: [200, 403],
    nobody: 401,
  },
  {
    door: 'POST /api/tasks/[taskId]/appeal',
    path: ({ refused }) => `/api/tasks/${refused}/appeal`,
    body: () => ({ message: 'Please look.' }),
    member: [201, 404],
    administrator: [201, 403],
    nobody: 401,
  },
  {
    door: 'DELETE /api/tasks/[taskId]/appeal',
    path: ({ asked }) => `/api/tasks/${asked}/appeal`,
    member: [200, 404],
    administrator: [200, 403],
    nobody: 401,
  },
  { door: 'GET /api/admin/review', path: () => '/api/admin/review', ...administrators },
  {
    door: 'POST /api/admin/tasks/[taskId]/decision',
    path: ({ task }) => `/api/admin/tasks/${task}/decision`,
    body: () => ({ isAccepted: true }),
    ...administrators,
  },
  {
    door: 'GET /api/admin/safeguarding/[reportId]',
    path: ({ report }) => `/api/admin/safeguarding/${report}`,
    ...administrators,
  },
  {
    door: 'POST /api/admin/safeguarding/[reportId]/reading',
    path: ({ report }) => `/api/admin/safeguarding/${report}/reading`,
    ...administrators,
    administrator: [204, 204],
  },
  {
    door: 'POST /api/tasks/save-draft',
    path: () => '/api/tasks/save-draft',
    body: ({ task, unused }) => ({ taskId: task, response: unused }),
    member: [200, 404],
    administrator: [200, 403],
    nobody: 401,
  },
  {
    door: 'PATCH /api/users/[userId]/avatar',
    path: ({ user }) => `/api/users/${user}/avatar`,
    body: ({ picture }) => ({ avatar: picture }),
    member: [200, 403],
    administrator: everyone,
    nobody: 401,
  },
  // A picture is uploaded for oneself. This one is none: whoever may send one hears that.
  {
    door: 'POST /api/upload/avatar',
    path: () => '/api/upload/avatar',
    body: () => ({ avatar: 'no form' }),
    member: [415, 415],
    administrator: [415, 415],
    nobody: 401,
  },

  { door: 'GET /api/admin/evaluation', path: () => '/api/admin/evaluation', ...administrators },
  { door: 'GET /api/admin/activity', path: () => '/api/admin/activity', ...administrators },
  { door: 'GET /api/admin/users', path: () => '/api/admin/users', ...administrators },
  { door: 'GET /api/admin/users/[userId]', path: ({ user }) => `/api/admin/users/${user}`, ...administrators },
  {
    door: 'POST /api/admin/users',
    path: () => '/api/admin/users',
    body: ({ unused }) => ({ username: unused, password }),
    ...administrators,
    administrator: [201, 201],
  },
  {
    door: 'PATCH /api/users/[userId]',
    path: ({ user }) => `/api/users/${user}`,
    body: () => ({ points: 1_000_000, isAdmin: true }),
    ...administrators,
  },
  {
    door: 'DELETE /api/users/[userId]',
    path: ({ user }) => `/api/users/${user}`,
    ...administrators,
    // Nobody deletes themselves.
    administrator: [403, 200],
  },
  { door: 'POST /api/tasks', path: () => '/api/tasks', body: task, ...administrators, administrator: [201, 201] },
  {
    door: 'PATCH /api/tasks/[taskId]',
    path: ({ task }) => `/api/tasks/${task}`,
    body: () => ({ status: 'accepted', points: 1000 }),
    ...administrators,
  },
  { door: 'DELETE /api/tasks/[taskId]', path: ({ task }) => `/api/tasks/${task}`, ...administrators },
  {
    door: 'POST /api/admin/tasks/bulk',
    path: () => '/api/admin/tasks/bulk',
    body: importOf,
    ...administrators,
  },
  { door: 'GET /api/send-emails/status', path: () => '/api/send-emails/status', ...administrators },
  {
    door: 'POST /api/send-emails',
    path: () => '/api/send-emails',
    body: email,
    ...administrators,
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
export const matrix: readonly Row[] = [...rest, ...actions]

/** What a caller has to hear. */
export function expected(row: Row, caller: CallerName, whose: 'own' | 'other'): Answer {
  if (caller === 'visitor') return row.nobody
  if (caller === 'member' || caller === 'administrator') return row[caller][whose === 'own' ? 0 : 1]
  return row.ended ?? row.nobody
}
