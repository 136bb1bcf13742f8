import type { ProfilePages } from '@/lib/profile/view'

/** The path of a profile with the selected pages of its lists; first pages need no parameter. */
export function profilePath(base: string, { tasks, points, after, before }: ProfilePages): string {
  const params = new URLSearchParams()
  if (tasks > 1) {
    params.set('tasks', String(tasks))
    if (after) params.set('after', after)
    if (before) params.set('before', before)
  }
  if (points > 1) params.set('points', String(points))
  return params.size === 0 ? base : `${base}?${params}`
}
