import 'server-only'
import { can, signedIn } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import type { Scope } from '@/lib/scope'

/** State of the viewer's own second factor. */
export type SecondFactorState = {
  /** When it was turned on, in ISO 8601; null while it is off. */
  since: string | null
  codesLeft: number
  maySwitchOn: boolean
}

export async function findSecondFactor(scope: Scope): Promise<SecondFactorState> {
  const { id } = signedIn(scope.viewer)
  const [user, codesLeft] = await Promise.all([
    db.user.findUnique({ where: { id }, select: { totpSince: true } }),
    db.recoveryCode.count({ where: { userId: id, usedAt: null } }),
  ])
  const maySwitchOn = can(scope.viewer, 'second-factor:switch-on')
  return { since: user?.totpSince?.toISOString() ?? null, codesLeft, maySwitchOn }
}
