/** Random bytes per address. */
export const secretBytes = 32

const segment = /^([A-Za-z0-9_-]{43})\.ics$/

/** The path of the calendar with a secret. */
export const calendarPath = (secret: string) => `/api/calendar/${secret}.ics`

/** The secret in the last segment of a calendar's path; null when the segment has another format. */
export function secretIn(text: string): string | null {
  return segment.exec(text)?.[1] ?? null
}
