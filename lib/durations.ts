export const minuteMs = 60 * 1000
export const hourMs = 60 * minuteMs
/** 24 hours: a day in which the clocks change is longer or shorter. */
export const dayMs = 24 * hourMs
