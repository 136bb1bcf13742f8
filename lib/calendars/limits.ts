/** The days of tasks in a calendar, counted from today. */
export const daysBack = 30
export const daysAhead = 400

/** Most tasks in a calendar. */
export const mostEvents = 1000
