const minute = 60_000
const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} left`

/** The time left in its largest whole unit, '3 days left' down to '1 minute left', or 'Expired'. */
export function remainingTime(expiresAt: Date | string, now: Date): string {
  const left = (typeof expiresAt === 'string' ? Date.parse(expiresAt) : expiresAt.getTime()) - now.getTime()
  if (left <= 0) return 'Expired'
  if (left >= 24 * 60 * minute) return counted(Math.floor(left / (24 * 60 * minute)), 'day')
  if (left >= 60 * minute) return counted(Math.floor(left / (60 * minute)), 'hour')
  return counted(Math.max(1, Math.floor(left / minute)), 'minute')
}
