import { visibilities } from '@/lib/auth/visibility'
import { locales } from '@/lib/i18n/locale'
import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'

/** Bounds of the numbers; also enforced by the database. Nothing is sent from 21:00 to 07:00. */
export const settingBounds = {
  evaluationsPerDay: { least: 1, most: 1000 },
  digestHour: { least: 7, most: 20 },
  remindersFrom: { least: 7, most: 16 },
  remindersUntil: { least: 17, most: 21 },
} as const

function wholeFrom({ least, most }: { least: number; most: number }) {
  const error = messageOf('setup.wholeFrom', { least, most })
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

/** The family's settings that administrators change at run time, as stored, answered and shown. */
export const familySettings = z.strictObject({
  visibility: z.enum(visibilities).meta({
    description:
      'Whose points, streaks and ranks members see: everyone’s, only their own and their position, or none. ' +
      'Administrators always see everything.',
  }),
  restDaysKeepStreak: z.boolean().meta({
    description:
      'Whether days on which a member has no task neither break nor lengthen their streak. Changing it recomputes ' +
      'all streaks and bonuses.',
  }),
  language: z.enum(locales).nullable().meta({
    description: 'The language of users who have not chosen one; null follows the browser.',
  }),
  evaluationsPerDay: wholeFrom(settingBounds.evaluationsPerDay).nullable().meta({
    description: 'Evaluations per member, task and family day; null means the installation’s limit.',
  }),
  digestHour: wholeFrom(settingBounds.digestHour).meta({
    description: 'The full hour at which the Sunday digest is sent, in the family’s zone.',
  }),
  remindersFrom: wholeFrom(settingBounds.remindersFrom).meta({
    description: 'The full hour from which reminders are sent, in the family’s zone.',
  }),
  remindersUntil: wholeFrom(settingBounds.remindersUntil).meta({
    description: 'The full hour until which reminders are sent, in the family’s zone.',
  }),
  allowsDictation: z.boolean().meta({
    description:
      'Whether members may dictate if their browser supports it. Some browsers send the recording to their vendor.',
  }),
})
export type FamilySettings = z.output<typeof familySettings>

export const settingsChange = familySettings.partial()
export type SettingsChange = z.output<typeof settingsChange>
