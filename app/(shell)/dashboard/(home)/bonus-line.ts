import type { Translate } from '@/lib/i18n/message'
import { bonusRunDays } from '@/lib/points/streak'

/** How far a streak is from its bonus, or that the bonus has been earned. */
export function bonusLine(t: Translate<'dashboard'>, streak: number): string {
  return streak >= bonusRunDays ? t('bonusEarned') : t('bonusIn', { days: bonusRunDays - streak })
}
