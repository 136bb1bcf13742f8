import type { Translate } from '@/lib/i18n/message'

const minute = 60_000

/** The time left in its largest whole unit, '3 days left' down to '1 minute left', or 'Expired'. */
export function remainingTime(t: Translate<'task'>, expiresAt: Date | string, now: Date): string {
  const left = (typeof expiresAt === 'string' ? Date.parse(expiresAt) : expiresAt.getTime()) - now.getTime()
  if (left <= 0) return t('timeIsUp')
  if (left >= 24 * 60 * minute) return t('daysLeft', { count: Math.floor(left / (24 * 60 * minute)) })
  if (left >= 60 * minute) return t('hoursLeft', { count: Math.floor(left / (60 * minute)) })
  return t('minutesLeft', { count: Math.max(1, Math.floor(left / minute)) })
}
