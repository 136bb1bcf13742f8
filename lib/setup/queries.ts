import 'server-only'
import { headers } from 'next/headers'
import { authorize, signedIn } from '@/lib/auth/policy'
import { isSecure } from '@/lib/auth/session'
import { readBatched } from '@/lib/batch'
import { configuredEvaluator } from '@/lib/evaluation/queries'
import { configuredSender } from '@/lib/emails/queries'
import { env } from '@/lib/env'
import { isOwnComputer, ownAddress } from '@/lib/http/own-address'
import { mailer } from '@/lib/ports'
import type { Scope } from '@/lib/scope'
import type { Check, CheckKind } from '@/lib/setup/checks'
import { Prisma } from '@/prisma/generated/client'

type CheckRow = { kind: string; checkedAt: string; subject: string | null; error: string | null }
type Facts = {
  version: string
  megabytes: number
  email: string | null
  devices: number
  ownDevices: number
  checks: CheckRow[] | null
}

/** What is known about the installation without trying it, and the last check of each part; administrators only. */
export async function readInstallation(scope: Scope) {
  authorize(scope.viewer, 'family:manage')
  const { id } = signedIn(scope.viewer)
  const [facts] = await readBatched<Facts>(
    scope,
    Prisma.sql`SELECT current_setting('server_version') AS "version",
      (pg_database_size(current_database()) / 1048576)::int AS "megabytes",
      (SELECT count(*)::int FROM "PushSubscription") AS "devices",
      (SELECT count(*)::int FROM "PushSubscription" WHERE "memberId" = ${id}::uuid) AS "ownDevices",
      (SELECT "email" FROM "User" WHERE "id" = ${id}::uuid) AS "email",
      (SELECT json_agg(c) FROM (SELECT "kind", "checkedAt", "subject", "error" FROM "SetupCheck"
        WHERE "checkedAt" IS NOT NULL) c) AS "checks"`,
  )
  if (!facts) throw new Error('The installation has no row.')
  const { version, megabytes, email, devices, ownDevices, checks } = facts
  const { BACKUP_DIR, BLOB_READ_WRITE_TOKEN, RESEND_API_KEY } = env()
  const address = await addressOf()
  const checkOf = (kind: CheckKind): Check | null => {
    const row = checks?.find((each) => each.kind === kind)
    return row ? { ...row, checkedAt: new Date(row.checkedAt).toISOString() } : null
  }
  return {
    checkOf,
    database: { version: version.split(' ')[0] ?? version, megabytes },
    mail: mailer().isConfigured ? { by: RESEND_API_KEY ? 'Resend' : 'SMTP', from: configuredSender() ?? '' } : null,
    ownEmail: email,
    devices,
    ownDevices,
    makesBackups: BACKUP_DIR !== undefined,
    storesFilesOutside: BLOB_READ_WRITE_TOKEN !== undefined,
    address,
    isOnlyHere: isOwnComputer(address),
    isHttps: await isSecure(),
  }
}

const addressOf = async () => ownAddress(await headers(), env().NEXTAUTH_URL)

/** The evaluator or address that a check of the part tries: its result does not apply to another one. */
export async function checkedSubject(scope: Scope, kind: CheckKind): Promise<string | null> {
  if (kind === 'evaluator') return configuredEvaluator(scope)
  return kind === 'https' ? addressOf() : null
}
