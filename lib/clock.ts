/** The present instant. The one place that reads the clock; everything else is told what time it is. */
export function now(): Date {
  return new Date()
}
