import { chosenPath } from '@/components/paths/chosen-path'
import type { ProfilePages } from '@/lib/profile/view'

/** The path of a profile with the selected pages of its lists; first pages need no parameter. */
export function profilePath(base: string, { tasks, points, after = '', before = '' }: ProfilePages): string {
  return chosenPath(base, {
    tasks: tasks > 1 ? tasks : '',
    after: tasks > 1 ? after : '',
    before: tasks > 1 ? before : '',
    points: points > 1 ? points : '',
  })
}
