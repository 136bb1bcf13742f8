import type { Day } from '@/lib/calendar'
import type { Suggestion } from '@/lib/planning/plan'
import { withNames } from '@/lib/planning/letters'
import { letterOf } from '@/lib/planning/names'
import { longestExpectation, type Expectation } from '@/lib/tasks/expectations'
import { longestDescription, longestTitle } from '@/lib/tasks/limits'

/** A task in the import's schema, open as long as the import's default. */
export type EntryTask = {
  title: string
  description: string
  expectations: Expectation[]
  date: Day
  points: number
}

/** The tasks of one member, in the import's schema. */
export type Entry = { user: string; tasks: EntryTask[] }

export type PlanSource = 'model' | 'library'

export type Plan = { entries: Entry[]; source: PlanSource }

/** A created plan that can be undone until an instant in ISO 8601. */
export type UndoablePlan = { id: string; until: string; tasks: number; firstDay: Day; lastDay: Day }

/**
 * The suggestions as entries of an import, with the names that the letters stand for; members without any are left out.
 */
export function entriesFrom(suggestions: readonly Suggestion[], usernames: readonly string[]): Entry[] {
  return usernames.flatMap((user, index) => {
    const tasks = suggestions.flatMap(({ letter, expectations, ...task }) =>
      letter === letterOf(index) ? [{ ...task, expectations: [...expectations] }] : [],
    )
    return tasks.length > 0 ? [{ user, tasks }] : []
  })
}

/**
 * The same for suggestions of a model, with names for the letters in their texts as well. A text that would then be too
 * long keeps its letters.
 */
export function namedEntriesFrom(suggestions: readonly Suggestion[], usernames: readonly string[]): Entry[] {
  const named = (text: string, most: number) => {
    const withThem = withNames(text, usernames)
    return withThem.length <= most ? withThem : text
  }
  return entriesFrom(
    suggestions.map(({ title, description, expectations, ...suggestion }) => ({
      ...suggestion,
      title: named(title, longestTitle),
      description: named(description, longestDescription),
      expectations: expectations.map(({ text, isHidden }) => ({ text: named(text, longestExpectation), isHidden })),
    })),
    usernames,
  )
}
