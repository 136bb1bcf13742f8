import type { Expectation } from '@/lib/tasks/expectations'

/** A task that the family saved for its plans. */
export type FamilyTask = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly expectations: readonly Expectation[]
  readonly points: number
}
