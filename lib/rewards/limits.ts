/**
 * The most rewards; the longest name of one, in code points; its largest price in points, stock, and number per week. All
 * but the number of rewards and members are also enforced by the database.
 */
export const rewardLimits = {
  rewards: 100,
  name: 80,
  cost: 1_000_000,
  stock: 1000,
  perWeek: 50,
  members: 200,
  reason: 500,
} as const

/** Requests in a member's history, and open ones shown to administrators at once. */
export const requestsListed = 50
