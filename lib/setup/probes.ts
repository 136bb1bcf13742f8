import 'server-only'
import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { signedIn } from '@/lib/auth/policy'
import { isSecure } from '@/lib/auth/session'
import { checkBackups } from '@/lib/backup/commands'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { sendCheck } from '@/lib/emails/commands'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { tryEvaluator } from '@/lib/evaluation/commands'
import { translator } from '@/lib/i18n/translator'
import { isOwnComputer, ownAddress } from '@/lib/http/own-address'
import { readSchedule } from '@/lib/jobs/queries'
import { files } from '@/lib/ports'
import { sendTest } from '@/lib/reminders/commands'
import type { Scope } from '@/lib/scope'
import type { CheckKind } from '@/lib/setup/checks'
import { modelErrorOf } from '@/lib/setup/model-error'
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

async function probeEvaluator(scope: Scope): Promise<void> {
  await tryEvaluator(scope).catch((error: unknown) => {
    throw modelErrorOf(error)
  })
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

/**
 * Fails when nothing has worked the schedule for two days, or a run has failed. It only looks: what is due may take as
 * long as a backup does.
 */
async function probeSchedule(scope: Scope): Promise<void> {
  const jobs = await readSchedule(scope)
  const lastRanAt = jobs.find(({ kind }) => kind === 'recurring')?.lastRanAt
  const lastRan = lastRanAt ? new Date(lastRanAt) : null
  if (!isScheduleRunning(lastRan, scope.now)) throw new AppError('unavailable', 'setup.errors.scheduleLate')
  if (jobs.some(({ failed }) => failed !== null)) throw new AppError('unavailable', 'setup.errors.jobFailed')
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
  // Requests to the own computer cross no network, so they need no encryption.
  if (isOwnComputer(ownAddress(await headers(), NEXTAUTH_URL))) return
  if (!NEXTAUTH_URL && (await isSecure())) return
  const isOpen = !NEXTAUTH_URL || (await opens(NEXTAUTH_URL))
  if (!NEXTAUTH_URL?.startsWith('https:')) {
    throw new AppError('unavailable', isOpen ? 'setup.errors.noHttps' : 'setup.errors.noHttpsNotOpen')
  }
  if (!isOpen) throw new AppError('unavailable', 'setup.errors.notOpen')
}

/** Whether the address opens here, or leads to the same one with https. */
async function opens(address: string): Promise<boolean> {
  const health = new URL('/api/health', address)
  const response = await fetch(health, { redirect: 'manual', signal: AbortSignal.timeout(openMs) }).catch(() => null)
  if (response?.ok) return true
  const location = response?.headers.get('location')
  if (!location || health.protocol !== 'http:' || !URL.canParse(location, health)) return false
  const { protocol, hostname } = new URL(location, health)
  return protocol === 'https:' && hostname === health.hostname
}

export const probes: Readonly<Record<CheckKind, Probe>> = {
  database: probeDatabase,
  evaluator: probeEvaluator,
  mail: probeMail,
  push: sendTest,
  files: probeFiles,
  schedule: probeSchedule,
  timeZone: probeTimeZone,
  https: probeHttps,
  backup: checkBackups,
}
