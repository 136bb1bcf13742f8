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
      'Whose points, streaks and ranks members see: everyone’s, their own with their position, or no leaderboards at ' +
      'all. Administrators always see everything.',
  }),
  restDaysKeepStreak: z.boolean().meta({
    description:
      'Whether days for which a member has no task neither break nor lengthen their streak. Changing it settles the ' +
      'streaks and bonuses of everybody at once.',
  }),
  language: z.enum(locales).nullable().meta({
    description: 'The language of users who chose none; null follows the browser.',
  }),
  evaluationsPerDay: wholeFrom(settingBounds.evaluationsPerDay).nullable().meta({
    description: 'How many evaluations a member has per task and family day; null is the limit of the installation.',
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
      'Whether members may dictate where their browser can. What they say may leave the device for a service of the ' +
      'browser’s maker.',
  }),
})
export type FamilySettings = z.output<typeof familySettings>

export const settingsChange = familySettings.partial()
export type SettingsChange = z.output<typeof settingsChange>
