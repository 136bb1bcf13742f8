import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { db, settlingEverybody } from '@/lib/db'
import { settleEverybody } from '@/lib/points/task-days'
import type { Scope } from '@/lib/scope'
import type { FamilySettings, SettingsChange } from '@/lib/settings/schema'

/**
 * Changes the given settings of the family and records what changed; administrators only. Streaks and bonuses follow
 * the rest days in the same transaction. Returns all settings.
 */
export async function changeSettings(scope: Scope, change: SettingsChange): Promise<FamilySettings> {
  authorize(scope.viewer, 'family:manage')
  return db.$transaction(async (tx) => {
    // Locks the row, so that the log names the value that was replaced.
    await tx.$queryRaw`SELECT "id" FROM "FamilySettings" FOR UPDATE`
    await requireStillViewer(tx, scope)
    const before = await tx.familySettings.findFirstOrThrow({ omit: { id: true } })
    const after = await tx.familySettings.update({ where: { id: true }, data: change, omit: { id: true } })
    if (before.restDaysKeepStreak !== after.restDaysKeepStreak) await settleEverybody(tx, scope)
    if (before.visibility !== after.visibility) {
      const details = { from: before.visibility, to: after.visibility }
      await recordActivity(tx, scope, { kind: 'visibility_set', details })
    }
    for (const setting of [
      'restDaysKeepStreak',
      'language',
      'evaluationsPerDay',
      'digestHour',
      'remindersFrom',
      'remindersUntil',
      'allowsDictation',
    ] as const) {
      if (before[setting] === after[setting]) continue
      const details = { setting, from: before[setting], to: after[setting] }
      await recordActivity(tx, scope, { kind: 'setting_set', details })
    }
    return after
  }, settlingEverybody)
}
