import type { Day } from '@/lib/calendar'
import { nextKey } from '@/lib/next-key'
import type { Entry, EntryTask } from '@/lib/planning/entries'
import { planLimits } from '@/lib/planning/limits'
import { folded } from '@/lib/tasks/expectations'
import { defaultTaskPoints } from '@/lib/tasks/limits'
import { isVisibleText } from '@/lib/text'
import { usernameKey } from '@/lib/users/username'

export type PlanMember = { readonly id: string; readonly username: string }

/** A task in the plan being edited. */
export type PlanItem = EntryTask & {
  readonly key: number
  readonly memberId: string
  /** Suggesting again leaves it as it is. */
  readonly isKept: boolean
  /** Somebody typed its words. */
  readonly isWritten: boolean
  /** It was taken from the library. */
  readonly isFromLibrary: boolean
  /** It was to be created, or its editor was closed, while something was missing. */
  readonly isTried: boolean
}

const untouched = { isKept: false, isWritten: false, isTried: false }

/** Whether saving it in the library would add nothing. */
export const isLibraryTask = ({ isFromLibrary, isWritten }: PlanItem): boolean => isFromLibrary && !isWritten

/** Whether replacing it would lose what somebody chose or typed. */
export const isTouched = ({ isKept, isWritten }: PlanItem): boolean => isKept || isWritten

/** The fields that a task needs and does not have yet. */
export function missingIn(item: Pick<PlanItem, 'title' | 'description'>): ('title' | 'description')[] {
  return (['title', 'description'] as const).filter((field) => !isVisibleText(item[field]))
}

/** For whom, when and how many: what a plan is to be filled with. */
export type Grid = { readonly members: readonly PlanMember[]; readonly days: readonly Day[]; readonly perDay: number }

const countOf = (items: readonly PlanItem[], memberId: string, date: Day) =>
  items.filter((item) => item.memberId === memberId && item.date === date).length

/** The smallest grid that contains every place that the items leave empty; null when none is. */
export function gapsIn(items: readonly PlanItem[], { members, days, perDay }: Grid): (Grid & { count: number }) | null {
  const room = (memberId: string, date: Day) => Math.max(0, perDay - countOf(items, memberId, date))
  const rooms = members.flatMap(({ id }) => days.map((date) => ({ id, date, left: room(id, date) })))
  const empty = rooms.filter(({ left }) => left > 0)
  if (empty.length === 0) return null
  return {
    members: members.filter(({ id }) => empty.some((each) => each.id === id)),
    days: days.filter((date) => empty.some((each) => each.date === date)),
    perDay: Math.max(...empty.map(({ left }) => left)),
    count: empty.reduce((sum, { left }) => sum + left, 0),
  }
}

/** The items with the suggested tasks in the places of the grid that are empty. */
export function withEntries(
  items: readonly PlanItem[],
  entries: readonly Entry[],
  grid: Grid,
  isFromLibrary: boolean,
): PlanItem[] {
  const filled = [...items]
  let key = nextKey(items)
  for (const { user, tasks } of entries) {
    const member = grid.members.find(({ username }) => usernameKey(username) === usernameKey(user))
    if (!member) continue
    for (const task of tasks) {
      if (!grid.days.includes(task.date) || countOf(filled, member.id, task.date) >= grid.perDay) continue
      filled.push({ ...task, ...untouched, isFromLibrary, key, memberId: member.id })
      key += 1
    }
  }
  return filled
}

/** The items with one changed. */
export function withChange(items: readonly PlanItem[], key: number, change: Partial<PlanItem>): PlanItem[] {
  return items.map((item) => (item.key === key ? { ...item, ...change } : item))
}

/** The items with another task in the place of one. */
export function withOther(
  items: readonly PlanItem[],
  key: number,
  task: EntryTask,
  isFromLibrary: boolean,
): PlanItem[] {
  return withChange(items, key, { ...task, ...untouched, isFromLibrary })
}

/**
 * The items with lost ones back, each in the place of an untouched one that took it, or at the end.
 */
export function withBack(
  items: readonly PlanItem[],
  lost: readonly PlanItem[],
  tookPlace: (item: PlanItem, lost: PlanItem) => boolean,
): PlanItem[] {
  return lost.reduce<PlanItem[]>(
    (now, each) => {
      const at = now.findIndex((item) => items.includes(item) && !isTouched(item) && tookPlace(item, each))
      const back = { ...each, key: nextKey(now) }
      return at < 0 ? [...now, back] : now.with(at, back)
    },
    [...items],
  )
}

const isSameTask = (one: PlanItem, other: PlanItem) =>
  one.memberId === other.memberId && contentOf(one) === contentOf(other)
const contentOf = ({ title, description, expectations, date, points }: PlanItem) =>
  JSON.stringify([title, description, expectations, date, points])

/** The items with a copy for another member, on the same day; the same copy again adds nothing. */
export function withCopy(items: readonly PlanItem[], key: number, memberId: string): PlanItem[] {
  const original = items.find((item) => item.key === key)
  if (!original) return [...items]
  const copy = { ...original, key: nextKey(items), memberId, isKept: true }
  return items.some((item) => isSameTask(item, copy)) ? [...items] : [...items, copy]
}

/** What a task of the library brings into a plan. */
export type StarterTask = Pick<EntryTask, 'title' | 'description' | 'expectations' | 'points'>

/** The items with a task for each of the members on the same day. */
export function withLibraryTask(
  items: readonly PlanItem[],
  task: StarterTask,
  memberIds: readonly string[],
  date: Day,
): PlanItem[] {
  const first = nextKey(items)
  const added = memberIds.map((memberId, at) => ({
    ...task,
    ...untouched,
    key: first + at,
    memberId,
    date,
    isKept: true,
    isFromLibrary: true,
  }))
  return [...items, ...added]
}

/** The items with a blank task to write. */
export function withBlank(items: readonly PlanItem[], memberId: string, date: Day): PlanItem[] {
  const blank = {
    title: '',
    description: '',
    expectations: [],
    points: defaultTaskPoints,
    ...untouched,
    isKept: true,
    isWritten: true,
    isFromLibrary: false,
  }
  return [...items, { ...blank, key: nextKey(items), memberId, date }]
}

/** The titles in the plan, as many as a request may name, without duplicates. */
export function titlesIn(items: readonly PlanItem[]): string[] {
  const byTitle = new Map(items.map(({ title }) => [folded(title), title.trim()]))
  return [...byTitle.values()].filter((title) => title !== '').slice(0, planLimits.avoid)
}

/**
 * The items as an import; members without any are left out. No two share an array: React would send the second one as a
 * reference, which the request filter refuses.
 */
export function entriesOf(items: readonly PlanItem[], members: readonly PlanMember[]): Entry[] {
  return members.flatMap(({ id, username }) => {
    const tasks = items
      .filter(({ memberId }) => memberId === id)
      .map(({ title, description, expectations, date, points }) => ({
        title,
        description,
        expectations: structuredClone(expectations),
        date,
        points,
      }))
    return tasks.length > 0 ? [{ user: username, tasks }] : []
  })
}
