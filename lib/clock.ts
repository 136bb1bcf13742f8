/** The current instant. Only this function reads the clock; all other code receives the time as an argument. */
export function now(): Date {
  return new Date()
}
