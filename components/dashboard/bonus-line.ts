import { messages } from '@/lib/messages'

const bonusDays = 10

/** How far a streak is from its bonus, or that it has earned it. */
export function bonusLine(streak: number): string {
  const { bonusEarned, bonusIn } = messages.dashboard
  // TODO i18n: dashboard.bonusIn outside of a component or hook: take t as a parameter
  // TODO i18n: dashboard.bonusEarned outside of a component or hook: take t as a parameter
  return streak >= bonusDays ? bonusEarned : bonusIn(bonusDays - streak)
}
