/** The current instant. Only this file reads the clock; all other code of lib/ receives the time as an argument. */
export function now(): Date {
  return new Date()
}

/** Milliseconds since the process began, for durations: unlike the time of day, it is never set back. */
export function monotonic(): number {
  return performance.now()
}
