import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { defaultLocale, type Locale } from '@/lib/i18n/locale'
import type { Scope } from '@/lib/scope'
import type { FamilySettings } from '@/lib/settings/schema'

/** The family's settings; administrators only. What a request depends on comes with its viewer instead. */
export async function readSettings(scope: Scope): Promise<FamilySettings> {
  authorize(scope.viewer, 'family:manage')
  return db.familySettings.findFirstOrThrow({ omit: { id: true } })
}

/** The evaluations per task and family day of a family that chose no limit of its own; administrators only. */
export function usualEvaluationsPerDay(scope: Scope): number {
  authorize(scope.viewer, 'family:manage')
  return env().EVALUATIONS_PER_DAY
}

/** The language of e-mails to users who chose none. */
export async function familyLocale(): Promise<Locale> {
  return (await db.familySettings.findFirst({ select: { language: true } }))?.language ?? defaultLocale
}

/** The hour of the Sunday digest in the family's zone. */
export async function digestHour(): Promise<number> {
  return (await db.familySettings.findFirstOrThrow({ select: { digestHour: true } })).digestHour
}
