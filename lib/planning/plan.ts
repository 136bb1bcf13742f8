import type { Day } from '@/lib/calendar'
import type { Locale } from '@/lib/i18n/locale'
import type { FamilyTask } from '@/lib/library/family-task'
import type { Theme } from '@/lib/library/themes'
import type { Expectation } from '@/lib/tasks/expectations'
import type { MemberLevel } from '@/lib/users/level'

/** A member as a planner knows them: a letter instead of a name. */
export type Lettered = { readonly letter: string; readonly level: MemberLevel }

/** Input of a planner. Models are never sent names, nor the family's own tasks, which may contain some. */
export type PlanRequest = {
  /** In the administrator's words, with letters for names; may be blank. */
  readonly goal: string
  /** The letters of the members whom the goal names. */
  readonly named: readonly string[]
  readonly members: readonly Lettered[]
  readonly days: readonly Day[]
  /** How many tasks each member gets on each day. */
  readonly perDay: number
  readonly language: Locale
  readonly theme?: Theme
  /** Titles not to suggest again, with letters for names. */
  readonly avoid: readonly string[]
  /** The same titles with the names in them, which suggestions are compared with on the server only. */
  readonly avoidWithNames: readonly string[]
  /** The family's own tasks in that language; only the library uses them. */
  readonly own: readonly FamilyTask[]
  /** Aborts the suggestion when the client disconnects. */
  readonly signal?: AbortSignal
}

/** A task suggested for a member on a day. */
export type Suggestion = {
  readonly letter: string
  readonly date: Day
  readonly title: string
  readonly description: string
  readonly expectations: readonly Expectation[]
  readonly points: number
}
