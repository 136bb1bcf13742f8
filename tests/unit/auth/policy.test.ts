import { authorize, can, signedIn, type Permission, type Principal, type Viewer } from '@/lib/auth/policy'

const member: Viewer = { id: 'member', username: 'emma', isAdmin: false, visibility: 'off' }
const sister: Viewer = { ...member, id: 'sister', username: 'lina' }
const administrator: Viewer = { ...member, id: 'administrator', username: 'parent', isAdmin: true }
const principals = { nobody: null, member, sister, administrator, system: 'system' } satisfies Record<string, Principal>

/** What each permission concerns here: the member, or their task. */
const subject = { id: member.id, assigneeId: member.id }
const holders = (permission: Permission) =>
  Object.entries(principals)
    .filter(([, principal]) => (can as (...args: unknown[]) => boolean)(principal, permission, subject))
    .map(([name]) => name)
    .join(' ')

test.each<[Permission, string]>([
  ['public', 'nobody member sister administrator system'],
  ['signed-in', 'member sister administrator'],
  ['task:read', 'member administrator'],
  ['task:submit', 'member'],
  ['task:manage', 'administrator'],
  ['task:share', 'member'],
  ['leaf:give', 'sister administrator'],
  ['leaf:remove', 'member administrator'],
  ['reward:manage', 'administrator'],
  ['user:list', 'member sister administrator'],
  ['user:read-tasks', 'member administrator'],
  ['user:manage', 'administrator'],
  ['user:compare', 'member administrator'],
  ['board:read', 'administrator'],
  ['rank:read-own', 'administrator'],
  ['family:manage', 'administrator'],
  ['email:send', 'administrator'],
  ['schedule:run', 'administrator system'],
  ['metrics:read', 'system'],
  ['user:read-points', 'member administrator'],
  ['user:read-level', 'member administrator'],
  ['calendar:make', 'member'],
  ['calendar:revoke', 'member administrator'],
  ['user:export', 'member'],
  ['second-factor:switch-on', 'administrator'],
  ['avatar:read', 'nobody member sister administrator system'],
  ['user:set-avatar', 'member administrator'],
])('%s of a member: %s', (permission, expected) => {
  expect(holders(permission)).toBe(expected)
})

test.each(['everyone', 'own', 'off', null] as const)(
  'with the visibility %s members compare what it says',
  (visibility) => {
    const viewer = { ...sister, visibility }
    expect(can(viewer, 'board:read')).toBe(visibility === 'everyone')
    expect(can(viewer, 'user:compare', member)).toBe(visibility === 'everyone')
    expect(can(viewer, 'user:compare', viewer)).toBe(true)
    expect(can(viewer, 'rank:read-own')).toBe(visibility === 'everyone' || visibility === 'own')
  },
)

const signInFirst = expect.objectContaining({ code: 'unauthenticated', message: 'common.signInFirst' })
const notAllowed = expect.objectContaining({ code: 'forbidden', message: 'common.notAllowed' })

test('who is not signed in is asked to sign in, and everybody else is told that it is not allowed', () => {
  expect(() => authorize(null, 'task:manage')).toThrow(signInFirst)
  expect(() => authorize(member, 'task:manage')).toThrow(notAllowed)
  expect(() => authorize('system', 'task:manage')).toThrow(notAllowed)
  expect(() => authorize(administrator, 'task:manage')).not.toThrow()
})

test('only a user is a viewer', () => {
  expect(signedIn(member)).toBe(member)
  for (const principal of [null, 'system'] as const) expect(() => signedIn(principal)).toThrow(signInFirst)
})
