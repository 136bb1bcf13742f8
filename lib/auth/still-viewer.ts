import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import type { Statements } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { Scope } from '@/lib/scope'

/**
 * Throws AppError unauthenticated when the viewer was deleted or demoted, or all their sessions ended, after the request
 * was authorised. Call it once the locks are held: waiting for them takes time.
 */
export async function requireStillViewer(tx: Statements, { viewer }: Pick<Scope, 'viewer'>): Promise<void> {
  const { id, isAdmin, sessionVersion = null } = signedIn(viewer)
  const [still] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "User" WHERE "id" = ${id}::uuid AND ("isAdmin" OR NOT ${isAdmin})
      AND "sessionVersion" = COALESCE(${sessionVersion}::int, "sessionVersion")`
  if (!still) throw new AppError('unauthenticated', 'common.signInFirst')
}
