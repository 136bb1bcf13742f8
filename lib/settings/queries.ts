import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import type { Scope } from '@/lib/scope'
import type { FamilySettings } from '@/lib/settings/schema'

/** The family's settings; administrators only. What a request depends on comes with its viewer instead. */
export async function readSettings(scope: Scope): Promise<FamilySettings> {
  authorize(scope.viewer, 'family:manage')
  return db.familySettings.findFirstOrThrow({ omit: { id: true } })
}
