import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { addDays, type Day } from '@/lib/calendar'
import { memberSummary, type Digest } from '@/lib/digest/summary'
import { digestPrefix } from '@/lib/digest/withhold'
import { canSendEmails } from '@/lib/emails/queries'
import { countOpenRequests } from '@/lib/rewards/queries'
import type { Scope } from '@/lib/scope'
import { familyWeek, readFailures } from '@/lib/week/queries'
import { Prisma } from '@/prisma/generated/client'

/** Members listed in a digest. */
const mostMembers = 30

/** Whether the viewer wants the digest, the hour at which it comes in the family's zone, and whether it can come. */
type DigestState = {
  wantsDigest: boolean
  hour: number
  /** When it was last sent to the viewer, in the last 90 days. */
  lastSentAt: string | null
  canEmail: boolean
}

/** The viewer's digest: whether, when and whether it can come; null for a viewer who has been deleted. */
export async function readDigestState(scope: Scope): Promise<DigestState | null> {
  const { id } = signedIn(scope.viewer)
  const [state] = await readBatched<Omit<DigestState, 'canEmail'>>(
    scope,
    Prisma.sql`SELECT u."wantsDigest", f."digestHour" AS "hour",
        (SELECT max(e."attemptedAt") FROM "JobRun" r JOIN "EmailMessage" e
          ON e."occasion" = ${digestPrefix} || to_char(r."day", 'YYYY-MM-DD') || ' ' || u."id"
          WHERE r."kind" = 'digest' AND e."outcome" = 'sent') AS "lastSentAt"
      FROM "User" u CROSS JOIN "FamilySettings" f WHERE u."id" = ${id}::uuid`,
  )
  if (!state) return null
  const { lastSentAt } = state
  return { ...state, lastSentAt: lastSentAt && new Date(lastSentAt).toISOString(), canEmail: canSendEmails() }
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
    readFailures(scope),
  ])
  return { requests, ...failed, more, members: members.map(memberSummary) }
}
