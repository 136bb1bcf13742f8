/** Limits for values set by administrators. See docs/rules.md, rules 3 and 9. */
export const longestPassword = 1000
export const shortestPassword = 8
export const maxPoints = 1_000_000_000
export const maxStreak = 100_000
export const longestReason = 200
export const longestNameQuery = 200

/** Maximum number of users in a REST response. */
export const longestUserList = 1000

/** How many users Manage Users shows initially and adds each time. See docs/rules.md, fixed values. */
export const usersPerPage = 15
