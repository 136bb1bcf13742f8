import type { Translate } from '@/lib/i18n/message'

const bonusDays = 10

/** How far a streak is from its bonus, or that the bonus has been earned. */
export function bonusLine(t: Translate<'dashboard'>, streak: number): string {
  return streak >= bonusDays ? t('bonusEarned') : t('bonusIn', { days: bonusDays - streak })
}
