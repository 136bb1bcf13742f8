import { isRevoked, newClaims, viewerOf } from '@/lib/auth/session'
import { deleteUser, updateUser } from '@/lib/users/commands'
import { createAdministrator, createUser } from '../fixtures/factories'
import { proven } from '../fixtures/proof'
import { testScope } from '../fixtures/scope'

const administrator = async () => testScope(await proven(await createAdministrator()))
const claimsFor = ({ id }: { id: string }) => newClaims({ id, sessionVersion: 0 })

test('a session is revoked when its account is deleted', async () => {
  const member = await createUser()
  const claims = claimsFor(member)
  expect(await isRevoked(claims)).toBe(false)
  await deleteUser(await administrator(), { userId: member.id })
  expect(await viewerOf(claims)).toBeNull()
  expect(await isRevoked(claims)).toBe(true)
})

test('a session is revoked when its account is demoted, and a later one is not', async () => {
  const parent = await createAdministrator()
  const claims = claimsFor(parent)
  const { viewer } = await administrator()
  const at = new Date((claims.startedAt + 60) * 1000)
  await updateUser(testScope(viewer, at.toISOString()), { userId: parent.id, isAdmin: false })
  expect(await viewerOf(claims)).toBeNull()
  expect(await isRevoked(claims)).toBe(true)
  expect(await isRevoked({ ...claims, startedAt: claims.startedAt + 61 })).toBe(false)
})

test('a session that a new password ended is not revoked, and neither is one that is no session of ours', async () => {
  const member = await createUser()
  const claims = claimsFor(member)
  await updateUser(await administrator(), { userId: member.id, password: 'a password from now on' })
  expect(await viewerOf(claims)).toBeNull()
  expect(await isRevoked(claims)).toBe(false)
  expect(await isRevoked(null)).toBe(false)
  expect(await isRevoked({ sub: member.id })).toBe(false)
})
