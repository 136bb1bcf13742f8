import { locales } from '@/lib/i18n/locale'
import type { FamilyTask } from '@/lib/library/family-task'
import { libraryTasks, type LibraryTask } from '@/lib/library/library'
import { relevanceTo } from '@/lib/library/relevance'
import type { Theme } from '@/lib/library/themes'
import type { Lettered, PlanRequest, Suggestion } from '@/lib/planning/plan'
import { folded } from '@/lib/tasks/expectations'
import { memberLevels } from '@/lib/users/level'

type Request = Omit<PlanRequest, 'signal'>

/**
 * Fills a plan from the library, without a model: for each member and day the best task that they do not have yet.
 * First come tasks that nobody else has in this plan, that fit the theme and the goal, and that are of the member's
 * level, and last those that the goal wants less of, and those that are two levels above it; equals are ordered by the
 * plan's first day, so that the next week differs. No member gets a task twice, so there are fewer suggestions once the
 * library is exhausted. The family's own tasks, which have neither theme nor level, come first among those that fit the
 * goal equally well. A goal may be in another language than the tasks.
 */
export function planFromLibrary(request: Request): Suggestion[] {
  const { goal, members, days, perDay, language, theme, avoid, avoidWithNames, own } = request
  const relevance = relevanceTo(goal, language)
  const relevanceElsewhere = inOtherLanguages(request)
  const avoided = new Set([...avoid, ...avoidWithNames].map(folded))
  const tasks = [...own.map(asChoice), ...libraryTasks(language).map(asLibraryChoice)].map((task) => ({
    ...task,
    isAvoided: avoided.has(folded(task.title)),
    isOfTheme: theme === undefined || task.theme === theme,
    relevance: relevance(task),
    relevanceElsewhere: relevanceElsewhere(task),
    isUnwanted: theme === undefined && Math.min(relevance(task), relevanceElsewhere(task)) < 0,
    order: hash(`${days[0]} ${task.title}`),
  }))
  const takenByAny = new Set<string>()
  const histories = members.map((member) => ({ member, taken: new Set<string>(), themes: new Map<string, number>() }))
  const suggestions: Suggestion[] = []

  for (const date of days) {
    for (let place = 0; place < perDay; place += 1) {
      for (const { member, taken, themes } of histories) {
        const rank = (task: (typeof tasks)[number]) => [
          Number(distance(task, member) === TWO_ABOVE),
          Number(task.isAvoided),
          Number(task.isUnwanted),
          Number(takenByAny.has(task.title)),
          Number(!task.isOfTheme),
          -task.relevance,
          -task.relevanceElsewhere,
          Number(!task.isOwn),
          distance(task, member),
          (task.theme && themes.get(task.theme)) ?? 0,
          task.order,
        ]
        const best = firstBy(
          tasks.filter(({ title }) => !taken.has(title)),
          rank,
        )
        if (!best) continue
        taken.add(best.title)
        takenByAny.add(best.title)
        if (best.theme) themes.set(best.theme, (themes.get(best.theme) ?? 0) + 1)
        suggestions.push(suggestionOf(best, member.letter, date))
      }
    }
  }
  return suggestions
}

/** How well a task fits the goal as read in the languages that the tasks are not in. */
function inOtherLanguages({ goal, language }: Request): (task: Choice) => number {
  const readings = locales
    .filter((other) => other !== language)
    .map((other) => {
      const relevance = relevanceTo(goal, other)
      const titles = new Map(libraryTasks(other).map(({ id, title }) => [id, title]))
      return ({ id, title, theme }: Choice) => relevance({ theme, title: titles.get(id) ?? title })
    })
  return (task) => Math.max(...readings.map((relevance) => relevance(task)))
}

type Choice = FamilyTask & Pick<LibraryTask, 'level'> & { theme: Theme | null; isOwn: boolean }

const asChoice = (task: FamilyTask): Choice => ({ ...task, theme: null, level: 'growing', isOwn: true })
const asLibraryChoice = ({ expectations, ...task }: LibraryTask): Choice => ({
  ...task,
  expectations: expectations.map((text) => ({ text, isHidden: false })),
  isOwn: false,
})

function suggestionOf({ title, description, expectations, points }: Choice, letter: string, date: Suggestion['date']) {
  return { letter, date, title, description, expectations, points }
}

/** The distance of a task for the oldest from the youngest. */
const TWO_ABOVE = 4

/** How far a task's level is from the member's. A level above counts twice as much as one below. */
function distance({ level }: Choice, member: Lettered): number {
  const by = memberLevels.indexOf(level) - memberLevels.indexOf(member.level)
  return by > 0 ? 2 * by : -by
}

/** The item with the lowest rank; ranks are compared number by number. */
function firstBy<T>(items: readonly T[], rankOf: (item: T) => number[]): T | undefined {
  const isBefore = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((number, index) => number !== other[index])
    return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
  }
  let best: { item: T; rank: number[] } | undefined
  for (const item of items) {
    const rank = rankOf(item)
    if (!best || isBefore(rank, best.rank)) best = { item, rank }
  }
  return best?.item
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
