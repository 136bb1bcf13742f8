import { verifyPassword } from '@/lib/auth/password'
import { db } from '@/lib/db'
import { demoId, demoMembers, demoPassword } from './family'

type Account = { id: string; username: string; passwordHash: string; isAdmin: boolean; createdAt: Date }

/** Verifying a password takes about 25 ms, so only so many are verified at a start. */
const mostVerified = 60
const demoIds = new Set(demoMembers.map(({ username }) => demoId('member', username)))

/**
 * The names of the accounts that open with the demo family's password. Verifies, in this order and up to a limit:
 * what the demo family leaves whatever it is called now, administrators, then the oldest accounts.
 */
export async function accountsWithDemoPassword(limit = mostVerified): Promise<string[]> {
  const accounts = await db.user.findMany({
    select: { id: true, username: true, passwordHash: true, isAdmin: true, createdAt: true },
    orderBy: [{ isAdmin: 'desc' }, { createdAt: 'asc' }],
  })
  const hashes = [...new Set(accounts.map(({ passwordHash }) => passwordHash))]
  const groups = hashes.map((hash) => accounts.filter(({ passwordHash }) => passwordHash === hash))
  const suspected = [...groups.filter(isOfDemo), ...groups.filter((group) => !isOfDemo(group))].slice(0, limit)
  const verified = await Promise.all(
    suspected.map(async (group) => ((await verifyPassword(group[0]?.passwordHash, demoPassword)) ? group : [])),
  )
  return verified.flat().map(({ username }) => username)
}

/** The demo family's members share one hash; they and their administrator were made at the same full hour. */
function isOfDemo(group: Account[]): boolean {
  return group.length > 1 || group.some(({ id, createdAt }) => demoIds.has(id) || createdAt.getTime() % 3_600_000 === 0)
}
