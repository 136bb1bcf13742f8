import 'server-only'
import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { signedIn } from '@/lib/auth/policy'
import { isSecure } from '@/lib/auth/session'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { sendCheck } from '@/lib/emails/commands'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { tryEvaluator } from '@/lib/evaluation/commands'
import { translator } from '@/lib/i18n/translator'
import { isOwnComputer, ownAddress } from '@/lib/http/own-address'
import { workJobs } from '@/lib/jobs/commands'
import { readSchedule } from '@/lib/jobs/queries'
import { files } from '@/lib/ports'
import type { Scope } from '@/lib/scope'
import type { CheckKind } from '@/lib/setup/checks'
import { isScheduleRunning } from '@/lib/week/first-run'

/** Uses a part as Laurel does. Throws AppError, or any other error, when it does not work. */
type Probe = (scope: Scope) => Promise<unknown>

/** How far the clocks of server and database may differ, in milliseconds. */
const clocksApartMs = 60_000

/** How long the site may take to open its own address, in milliseconds. */
const openMs = 8_000

async function probeDatabase(): Promise<void> {
  const [state] = await db.$queryRaw<{ isReadOnly: boolean }[]>`
    SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly"`
  if (state?.isReadOnly !== false) throw new AppError('unavailable', 'setup.errors.readOnly')
}

async function probeMail(scope: Scope): Promise<void> {
  const { id } = signedIn(scope.viewer)
  const { email: to } = await db.user.findUniqueOrThrow({ where: { id }, select: { email: true } })
  if (to === null) throw new AppError('invalid', 'setup.errors.noAddress')
  const t = translator(scope.locale, 'setup')
  await sendCheck(scope, { to, subject: t('mail.subject'), message: t('mail.message') })
}

async function probeFiles(): Promise<void> {
  const bytes = new TextEncoder().encode(randomUUID())
  const name = `check-${randomUUID()}.txt`
  const url = await files().store({ name, bytes, type: 'text/plain' })
  try {
    const kept = (await files().read(name)) ?? (await fetched(url))
    if (!Buffer.from(kept).equals(bytes)) throw new AppError('unavailable', 'setup.errors.otherFile')
  } finally {
    await files().remove(name)
  }
}

async function fetched(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(openMs) })
  if (!response.ok) throw new AppError('unavailable', 'setup.errors.otherFile')
  return new Uint8Array(await response.arrayBuffer())
}

/** Works the jobs that are due. Throws when a run has failed, or when the schedule had not been worked for two days. */
async function probeSchedule(scope: Scope): Promise<void> {
  const recurring = async () => (await readSchedule(scope)).find(({ kind }) => kind === 'recurring')
  const before = await recurring()
  const deadline = performance.now() + 15_000
  await workJobs(scope, { goesOn: () => performance.now() < deadline })
  const failed = (await readSchedule(scope)).find((job) => job.failed !== null)
  if (failed?.failed) throw new AppError('unavailable', 'setup.errors.jobFailed')
  const lastRan = before?.lastRanAt ? new Date(before.lastRanAt) : null
  if (!isScheduleRunning(lastRan, scope.now)) throw new AppError('unavailable', 'setup.errors.scheduleLate')
}

async function probeTimeZone({ timeZone }: Scope): Promise<void> {
  const [row] = await db.$queryRaw<{ at: Date; wall: string }[]>`
    SELECT now() AS "at", to_char(now() AT TIME ZONE ${timeZone}, 'YYYY-MM-DD HH24:MI') AS "wall"`
  if (!row) throw new Error('The database has no time.')
  if (Math.abs(row.at.getTime() - now().getTime()) > clocksApartMs)
    throw new AppError('unavailable', 'setup.errors.clocksApart')
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  if (parts.format(row.at) !== row.wall) throw new AppError('unavailable', 'setup.errors.zonesApart')
}

async function probeHttps(): Promise<void> {
  const { NEXTAUTH_URL } = env()
  if (!NEXTAUTH_URL) {
    if (await isSecure()) return
    const isHere = isOwnComputer(ownAddress(await headers(), undefined))
    throw new AppError('unavailable', isHere ? 'setup.errors.ownComputer' : 'setup.errors.noHttps')
  }
  if (!NEXTAUTH_URL.startsWith('https:')) throw new AppError('unavailable', 'setup.errors.noHttps')
  const health = new URL('/api/health', NEXTAUTH_URL)
  const isOpen = await fetch(health, { redirect: 'manual', signal: AbortSignal.timeout(openMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isOpen) throw new AppError('unavailable', 'setup.errors.notOpen')
}

export const probes: Readonly<Record<CheckKind, Probe>> = {
  database: probeDatabase,
  evaluator: tryEvaluator,
  mail: probeMail,
  files: probeFiles,
  schedule: probeSchedule,
  timeZone: probeTimeZone,
  https: probeHttps,
}
