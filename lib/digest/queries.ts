import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { addDays, type Day } from '@/lib/calendar'
import { memberSummary, type Digest } from '@/lib/digest/summary'
import { countOpenRequests } from '@/lib/rewards/queries'
import type { Scope } from '@/lib/scope'
import { familyWeek, failedDeliveries } from '@/lib/week/queries'
import { Prisma } from '@/prisma/generated/client'

/** Members listed in a digest. */
const mostMembers = 30

/** Whether the viewer receives the digest. */
export async function readDigestChoice(scope: Scope): Promise<boolean> {
  const { id } = signedIn(scope.viewer)
  const [user] = await readBatched<{ wantsDigest: boolean }>(
    scope,
    Prisma.sql`SELECT "wantsDigest" FROM "User" WHERE "id" = ${id}::uuid`,
  )
  return user?.wantsDigest ?? false
}

/**
 * What the week that ends on `sunday` and the next one look like, as the dashboard counts them; for the scheduler and
 * administrators.
 */
export async function readDigest(scope: Scope, sunday: Day): Promise<Digest> {
  authorize(scope.viewer, 'schedule:run')
  const [{ members, more }, requests, failed] = await Promise.all([
    familyWeek(scope, addDays(sunday, -6), mostMembers),
    countOpenRequests(scope),
    failedDeliveries(scope),
  ])
  return { requests, ...failed, more, members: members.map(memberSummary) }
}
