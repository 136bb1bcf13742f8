import { dayMs, hourMs, minuteMs } from '@/lib/durations'
import type { Translate } from '@/lib/i18n/message'

/** The time left in its largest whole unit, '3 days left' down to '1 minute left', or 'Expired'. */
export function remainingTime(t: Translate<'task'>, expiresAt: Date | string, now: Date): string {
  const left = (typeof expiresAt === 'string' ? Date.parse(expiresAt) : expiresAt.getTime()) - now.getTime()
  if (left <= 0) return t('timeIsUp')
  if (left >= dayMs) return t('daysLeft', { count: Math.floor(left / dayMs) })
  if (left >= hourMs) return t('hoursLeft', { count: Math.floor(left / hourMs) })
  return t('minutesLeft', { count: Math.max(1, Math.floor(left / minuteMs)) })
}
