/** Limits of one suggestion. */
export const planLimits = { goal: 300, members: 30, days: 31, perDay: 3, avoid: 200 } as const

/** How long a plan can be undone, in milliseconds. */
export const undoMs = 60 * 60 * 1000
