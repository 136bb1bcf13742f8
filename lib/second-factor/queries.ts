import 'server-only'
import { can, signedIn } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** State of the viewer's own second factor. */
type SecondFactorState = {
  /** When it was turned on, in ISO 8601; null while it is off. */
  since: string | null
  codesLeft: number
  maySwitchOn: boolean
}

export async function findSecondFactor(scope: Scope): Promise<SecondFactorState> {
  const { id } = signedIn(scope.viewer)
  const [factor] = await readBatched<{ totpSince: string | null; codesLeft: number }>(
    scope,
    Prisma.sql`SELECT u."totpSince", (
        SELECT count(*)::int FROM "RecoveryCode" c WHERE c."userId" = u."id" AND c."usedAt" IS NULL
      ) AS "codesLeft" FROM "User" u WHERE u."id" = ${id}::uuid`,
  )
  const maySwitchOn = can(scope.viewer, 'second-factor:switch-on')
  return {
    since: factor?.totpSince ? new Date(factor.totpSince).toISOString() : null,
    codesLeft: factor?.codesLeft ?? 0,
    maySwitchOn,
  }
}
