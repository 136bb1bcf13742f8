import 'server-only'
import type { Viewer } from '@/lib/auth/policy'
import { listCalendars } from '@/lib/calendars/queries'
import { readDigestState } from '@/lib/digest/queries'
import type { Scope } from '@/lib/scope'
import { findSecondFactor } from '@/lib/second-factor/queries'
import { recentSignIns } from '@/lib/sign-ins/queries'
import { listTokens } from '@/lib/tokens/queries'

export type AccountData = Awaited<ReturnType<typeof readAccount>>

/** What a profile shows only to its owner, in one statement with the page's other reads. */
export async function readAccount(scope: Scope<Viewer>) {
  const [digest, secondFactor, signIns, calendars, tokens] = await Promise.all([
    scope.viewer.isAdmin ? readDigestState(scope) : null,
    findSecondFactor(scope),
    recentSignIns(scope),
    listCalendars(scope),
    listTokens(scope),
  ])
  return { digest, secondFactor, signIns, calendars, tokens }
}
