import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import type { Translate } from '@/lib/i18n/message'
import { translator } from '@/lib/i18n/translator'
import { pageOf } from '@/lib/http/pagination'
import type { Scope } from '@/lib/scope'
import { shownAddress } from '@/lib/sign-ins/address'
import { browserOf } from '@/lib/sign-ins/agent'
import type { LoggedSignIn, SignInOutcome, SignInView } from '@/lib/sign-ins/schema'
import type { SignIn } from '@/prisma/generated/client'

const perPage = 25
const recentCount = 5
const weekMs = 7 * 24 * 60 * 60 * 1000
const newestFirst = [{ at: 'desc' as const }, { id: 'asc' as const }]

const view = ({ id, outcome, address, agent, at }: SignIn, t: Translate<'account'>): SignInView => ({
  id,
  outcome,
  address: shownAddress(address, t),
  browser: browserOf(agent, t),
  at: at.toISOString(),
})

type Choice = { page: number; outcome: SignInOutcome | null }

/** A page of the log, newest first; a page past the end is the last. Administrators only. */
export async function listSignIns(scope: Scope, { page: wanted, outcome }: Choice) {
  authorize(scope.viewer, 'user:manage')
  const where = outcome ? { outcome } : {}
  const { page, pageCount, skip, take } = pageOf(await db.signIn.count({ where }), perPage, wanted)
  const rows = await db.signIn.findMany({
    where,
    orderBy: newestFirst,
    skip,
    take,
    include: { user: { select: { id: true, username: true } } },
  })
  const t = translator(scope.locale, 'account')
  return { signIns: rows.map((row): LoggedSignIn => ({ ...view(row, t), user: row.user })), page, pageCount }
}

/** The viewer's own recent sign-ins, and the number of failed attempts in the last seven days. */
export async function recentSignIns(scope: Scope): Promise<{ signIns: SignInView[]; failures: number }> {
  const { id: userId } = signedIn(scope.viewer)
  const failed = { in: ['wrong_password', 'wrong_code', 'throttled'] satisfies SignInOutcome[] }
  const [rows, failures] = await Promise.all([
    db.signIn.findMany({ where: { userId, outcome: 'signed_in' }, orderBy: newestFirst, take: recentCount }),
    db.signIn.count({ where: { userId, outcome: failed, at: { gt: new Date(scope.now.getTime() - weekMs) } } }),
  ])
  const t = translator(scope.locale, 'account')
  return { signIns: rows.map((row) => view(row, t)), failures }
}
