/** Whose points, streaks and ranks members see: everyone's, only their own, or their own without any rank. */
export const visibilities = ['everyone', 'own', 'off'] as const
export type Visibility = (typeof visibilities)[number]
