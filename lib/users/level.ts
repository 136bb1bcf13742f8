/** How much detail a member's answers need: ages 6 to 8, 9 to 11, 12 and older. */
export const memberLevels = ['starting', 'growing', 'sure'] as const
export type MemberLevel = (typeof memberLevels)[number]

export const defaultLevel: MemberLevel = 'growing'

/** Own words that *Tells enough* requires, to be met partially and fully. */
export const wordsNeeded: Record<MemberLevel, { partial: number; full: number }> = {
  starting: { partial: 6, full: 12 },
  growing: { partial: 10, full: 25 },
  sure: { partial: 15, full: 40 },
}
