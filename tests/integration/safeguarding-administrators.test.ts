import { db } from '@/lib/db'
import { messageOf } from '@/lib/i18n/message'
import { waitingForReview } from '@/lib/review/queries'
import { readReport } from '@/lib/safeguarding/commands'
import { submitSolution } from '@/lib/submissions/commands'
import { deleteUser, updateUser } from '@/lib/users/commands'
import { createAdministrator, createUser } from '../fixtures/factories'
import { proven } from '../fixtures/proof'
import { text, clear, disclosed, reports } from '../fixtures/safeguarding'
import { testScope } from '../fixtures/scope'

beforeEach(clear)

test('members, and an administrator who wrote the text, cannot see the report', async () => {
  const { member, one, other } = await disclosed(createAdministrator())
  const [report] = await reports(one)
  const own = testScope(member)
  expect(await reports(own)).toEqual([])
  expect(await waitingForReview(own)).toBe(0)
  await expect(readReport(own, { reportId: report!.reportId! })).rejects.toMatchObject({ code: 'not_found' })
  const child = testScope(await createUser())
  await expect(readReport(child, { reportId: report!.reportId! })).rejects.toMatchObject({ code: 'forbidden' })
  expect(await reports(other)).toHaveLength(1)
})

test('the author cannot be deleted before every other administrator has read the report', async () => {
  const { member, one, other } = await disclosed()
  const remove = () => deleteUser(one, { userId: member.id })
  await expect(remove()).rejects.toMatchObject({
    code: 'conflict',
    message: messageOf('review.unreadByOthers', { username: member.username }),
  })
  const [report] = await reports(one)
  await readReport(one, { reportId: report!.reportId! })
  await expect(remove()).rejects.toMatchObject({ code: 'conflict' })
  await readReport(other, { reportId: report!.reportId! })
  await remove()
  expect(await db.safeguardingReport.count()).toBe(0)
})

test('an administrator named in a report cannot demote, delete or lock out another who has not read it', async () => {
  const { one, other } = await disclosed()
  const named = testScope(await proven(one.viewer))
  const userId = other.viewer.id
  const message = messageOf('review.unreadByThem', { username: other.viewer.username })
  const unread = { code: 'conflict', message }
  await expect(updateUser(named, { userId, isAdmin: false })).rejects.toMatchObject(unread)
  await expect(deleteUser(named, { userId })).rejects.toMatchObject(unread)
  const password = 'opened by somebody else'
  await expect(updateUser(named, { userId, password })).rejects.toMatchObject(unread)
  await expect(updateUser(named, { userId, username: 'zqx8812' })).rejects.toMatchObject(unread)
  await expect(updateUser(named, { userId, email: 'zqx@example.org' })).rejects.toMatchObject(unread)
  await updateUser(named, { userId, username: other.viewer.username, level: 'sure' })
  await updateUser(testScope(await proven(other.viewer)), { userId, email: 'own@example.org' })
  const [report] = await reports(other)
  await readReport(other, { reportId: report!.reportId! })
  await updateUser(named, { userId, password, username: 'zqx8812' })
  await updateUser(named, { userId, isAdmin: false })
  expect((await db.user.findUniqueOrThrow({ where: { id: userId } })).isAdmin).toBe(false)
})

test('a promotion by mistake can be undone whatever was reported before it, but not what was reported since', async () => {
  const { member, task, one } = await disclosed()
  const at = async (now: string) => testScope(await proven(one.viewer), now)
  const promoted = async () => {
    const { id } = await createUser()
    await updateUser(await at('2026-11-22T10:00:00Z'), { userId: id, isAdmin: true })
    return id
  }
  const [demoted, deleted, kept] = [await promoted(), await promoted(), await promoted()]
  const later = await at('2026-11-22T10:05:00Z')
  await updateUser(later, { userId: demoted, password: 'opened by somebody else' })
  await updateUser(later, { userId: demoted, isAdmin: false })
  await deleteUser(later, { userId: deleted })
  await submitSolution(testScope(member, '2026-11-22T10:10:00Z'), { taskId: task.id, text: `${text} Again.` })
  await expect(updateUser(await at('2026-11-22T10:15:00Z'), { userId: kept, isAdmin: false })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('an administrator who never reads a report can be demoted after two weeks', async () => {
  const { one, other } = await disclosed()
  const at = async (now: string) => testScope(await proven(one.viewer), now)
  const userId = other.viewer.id
  await expect(updateUser(await at('2026-12-05T10:59:59Z'), { userId, isAdmin: false })).rejects.toMatchObject({
    code: 'conflict',
  })
  await updateUser(await at('2026-12-05T11:00:00Z'), { userId, isAdmin: false })
})
