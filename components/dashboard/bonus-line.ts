import { messages } from '@/lib/messages'

const bonusDays = 10

/** How far a streak is from its bonus, or that it has earned it. */
export function bonusLine(streak: number): string {
  const { bonusEarned, bonusIn } = messages.dashboard
  return streak >= bonusDays ? bonusEarned : bonusIn(bonusDays - streak)
}
