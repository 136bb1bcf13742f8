import type { Expectation } from '@/lib/tasks/expectations'
import type { MemberLevel } from '@/lib/users/level'

/** A task and a solution to it. */
export type Subject = {
  title: string
  description: string
  text: string
  /** Defaults to none. */
  expectations?: readonly Expectation[]
  /** The writer's level; defaults to the usual one. */
  level?: MemberLevel
}
