/** The longest line given with a leaf, in code points; also enforced by the database. */
export const longestLine = 140

/** How many shared tasks of a member others see, the last shared first. */
export const sharedListed = 10

/** How many leaves of a task are read, the last given first. */
export const leavesListed = 200
