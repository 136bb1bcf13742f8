import 'server-only'
import type { Digest } from '@/lib/digest/summary'
import { formatDay, formatLongDay } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { translator } from '@/lib/i18n/translator'
import type { Day } from '@/lib/calendar'

/** For whom the digest is; `waiting` texts are in their review queue. */
type Reading = { reader: string; waiting: number; sunday: Day; locale: Locale }

/** The digest as plain paragraphs: counts only, no text that a member wrote. */
export function digestText(digest: Digest, { reader, waiting, sunday, locale }: Reading) {
  const t = translator(locale, 'digest')
  const { requests, failedEmails, failedPushes, failedRuns, members, more } = digest
  const needs = [
    waiting > 0 && t('waiting', { count: waiting }),
    requests > 0 && t('requests', { count: requests }),
    failedEmails > 0 && t('failedEmails', { count: failedEmails }),
    failedPushes > 0 && t('failedPushes', { count: failedPushes }),
    failedRuns > 0 && t('failedRuns', { count: failedRuns }),
  ].filter((line) => line !== false)
  const parts = [
    t('hello', { reader }),
    [t('needsYou'), ...(needs.length > 0 ? needs : [t('nothingWaits')])],
    [
      t('thisWeek'),
      ...(members.length > 0
        ? members.map(({ username: user, ...week }) => t('week', { user, ...counts(week) }))
        : [t('nobody')]),
    ],
    members.length > 0 && [
      t('nextWeek'),
      ...members.map(({ username: user, planned: count, nothingFrom }) =>
        nothingFrom === null || count === 0
          ? t('planned', { user, count })
          : t('plannedUntil', { user, count, day: formatLongDay(nothingFrom, locale) }),
      ),
    ],
    more > 0 && t('more', { count: more }),
    t('stop'),
  ].filter((part) => part !== false)
  return {
    subject: t('subject', { day: formatDay(sunday, locale) }),
    message: parts.map((part) => (typeof part === 'string' ? part : part.join('\n'))).join('\n\n'),
  }
}

const counts = ({ accepted, open, refused, expired, points, streak }: Omit<Digest['members'][number], 'username'>) => ({
  ...{ accepted, open, refused, expired, points, streak },
})
