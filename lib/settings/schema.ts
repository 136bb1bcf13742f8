import * as z from '@/lib/zod'
import { visibilities } from '@/lib/settings/visibility'

/** The family's settings that administrators change at run time, as stored, answered and shown. */
export const familySettings = z.strictObject({
  visibility: z.enum(visibilities).meta({
    description:
      'Whose points, streaks and ranks members see: everyone’s, their own with their position, or no leaderboards at ' +
      'all. Administrators always see everything.',
  }),
})
export type FamilySettings = z.output<typeof familySettings>

export const settingsChange = familySettings.partial()
export type SettingsChange = z.output<typeof settingsChange>
