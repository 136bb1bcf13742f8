import type { ProfilePages } from '@/lib/profile/view'

/** The address of a profile at the chosen pages of its lists; first pages need no naming. */
export function profilePath(base: string, { tasks, points }: ProfilePages): string {
  const params = new URLSearchParams()
  if (tasks > 1) params.set('tasks', String(tasks))
  if (points > 1) params.set('points', String(points))
  return params.size === 0 ? base : `${base}?${params}`
}
