/** Maximum values. All except the numbers of rewards and members are also enforced by the database. */
export const rewardLimits = {
  rewards: 100,
  /** In code points. */
  name: 80,
  /** In points. */
  cost: 1_000_000,
  stock: 1000,
  perWeek: 50,
  members: 200,
  reason: 500,
} as const

/** The most requests that are listed at once: of a member's closed ones, and of those open for administrators. */
export const requestsListed = 50

/** The most open requests of a member that are listed to them. */
export const openRequestsListed = 200

/**
 * How often a member asks on a family day, also for what they cancel: requests and their bookings are kept for ever.
 */
export const asksPerDay = 1_000
