import { chosenPath } from '@/components/paths/chosen-path'
import type { Day } from '@/lib/calendar'

/** The path of Manage Tasks, limited to a member's tasks of the week that begins on `monday`. */
export function memberWeekPath(memberId: string, monday: Day): string {
  return chosenPath('/admin/tasks', { member: memberId, week: monday })
}
