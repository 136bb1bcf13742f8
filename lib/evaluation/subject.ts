import type { Expectation } from '@/lib/tasks/expectations'
import type { MemberLevel } from '@/lib/users/level'

/** The task as it was set and the solution as it was written. */
export type Subject = {
  title: string
  description: string
  text: string
  /** None when left out. */
  expectations?: readonly Expectation[]
  /** The writer's; the usual one when left out. */
  level?: MemberLevel
}
