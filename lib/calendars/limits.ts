/** The days of tasks in a calendar, counted from today. */
export const calendarDaysBack = 30
export const calendarDaysAhead = 400

/** Most tasks in a calendar. */
export const mostEvents = 1000
