import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import type { Scope } from '@/lib/scope'
import type { FamilySettings, SettingsChange } from '@/lib/settings/schema'

/** Changes the given settings of the family and records what changed; administrators only. Returns all settings. */
export async function changeSettings(scope: Scope, change: SettingsChange): Promise<FamilySettings> {
  authorize(scope.viewer, 'family:manage')
  return db.$transaction(async (tx) => {
    // Locks the row, so that the log names the value that was replaced.
    await tx.$queryRaw`SELECT "id" FROM "FamilySettings" FOR UPDATE`
    const before = await tx.familySettings.findFirstOrThrow()
    const after = await tx.familySettings.update({ where: { id: true }, data: change, omit: { id: true } })
    if (before.visibility !== after.visibility) {
      const details = { from: before.visibility, to: after.visibility }
      await recordActivity(tx, scope, { kind: 'visibility_set', details })
    }
    return after
  })
}
