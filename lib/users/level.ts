/** How much detail a member's answers need: ages 6 to 8, 9 to 11, 12 and older. */
export const memberLevels = ['starting', 'growing', 'sure'] as const
export type MemberLevel = (typeof memberLevels)[number]

export const defaultLevel: MemberLevel = 'growing'

/**
 * The length from which the built-in evaluator finds that a text tells enough, in part and in full: the number of words
 * told, and 0.75 more for each word that names something beyond the task (decision 0035).
 */
export const lengthNeeded: Record<MemberLevel, { partial: number; full: number }> = {
  starting: { partial: 6, full: 12 },
  growing: { partial: 10, full: 25 },
  sure: { partial: 15, full: 40 },
}
