import { dayMs } from '@/lib/durations'

/** What members can choose to be reminded of. */
export const reminderKinds = ['tasks', 'streak', 'verdict', 'appeal', 'reward'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Kinds of reminders as stored: also the test that a member asks for. */
export type SentKind = ReminderKind | 'test'

export const channels = ['push', 'email'] as const
export type Channel = (typeof channels)[number]

export const outcomes = ['queued', 'sending', 'sent', 'failed', 'gone', 'skipped'] as const
export type Outcome = (typeof outcomes)[number]

/** Nudges say what is left to do today; there is at most one a day. All other kinds say what has happened. */
export const isNudge = (kind: SentKind): boolean => kind === 'tasks' || kind === 'streak'

/** The full hours of the family's clock from and until which reminders are sent, from 7 to 21 at most. */
export type ReminderHours = { readonly from: number; readonly until: number }

/** Hours that a member can choose for nudges, as far as the family's hours allow. */
export const nudgeHours = { least: 7, most: 20, usual: 17 } as const

/** The hour for nudges that is nearest to the chosen one; the latest leaves an hour. */
export const allowedNudgeHour = (chosen: number, { from, until }: ReminderHours) =>
  Math.min(Math.max(chosen, from), until - 1)

/** How many hours after the chosen one a nudge is still sent, by a server that was off or for a task that is new. */
export const nudgeLateHours = 2

/** How long after an event its reminder may still be sent, in milliseconds: 24 hours. */
export const lapseMs = dayMs

/** Devices per member; one more replaces the oldest. */
export const mostDevices = 10

/** Test notifications per member and family day. */
export const testsPerDay = 20

/** Streaks from this length are worth a nudge, in days. */
export const shortestStreak = 2
