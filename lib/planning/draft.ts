import { addDays, isDay, type Day } from '@/lib/calendar'
import { locales, type Locale } from '@/lib/i18n/locale'
import { themes, type Theme } from '@/lib/library/themes'
import { planLimits } from '@/lib/planning/limits'
import { isTouched, type PlanItem, type PlanMember } from '@/lib/planning/table'

const usualDays = 7

/** What is wanted of the tasks, besides for whom and when. */
export type Wish = { readonly goal: string; readonly language: Locale; readonly theme: Theme | '' }

/** A plan being made. */
export type PlanDraft = {
  /** Those who can be chosen. */
  readonly members: readonly PlanMember[]
  readonly chosen: readonly string[]
  readonly days: readonly Day[]
  readonly perDay: number
  readonly wish: Wish
  readonly items: PlanItem[]
}

/** A plan for a week from tomorrow, for everybody who is not an administrator. */
export function freshDraft(
  members: readonly (PlanMember & { isAdmin: boolean })[],
  today: Day,
  language: Locale,
): PlanDraft {
  return {
    members: members.map(({ id, username }) => ({ id, username })),
    chosen: members.filter(({ isAdmin }) => !isAdmin).map(({ id }) => id),
    days: Array.from({ length: usualDays }, (_, index) => addDays(today, index + 1)),
    perDay: 1,
    wish: { goal: '', language, theme: '' },
    items: [],
  }
}

export type Restored = {
  draft: PlanDraft
  /** Tasks of days that have passed were left out, or moved to today. */
  isLate: boolean
}

/**
 * The stored plan as it can be continued today; null if it cannot be read. Of days that have passed, what somebody kept
 * or typed is moved to today. With `hasMore`, there are more members than the fresh plan names.
 */
export function restoredDraft(
  stored: string | null,
  fresh: PlanDraft,
  { today, hasMore }: { today: Day; hasMore: boolean },
): Restored | null {
  const draft = read(stored)
  if (!draft) return null
  const others = draft.members.filter(({ id }) => fresh.members.every((member) => member.id !== id))
  const members = [...fresh.members, ...(hasMore ? others : [])]
  const isMember = (wanted: string) => members.some(({ id }) => id === wanted)
  const chosen = draft.chosen.filter(isMember)
  const days = draft.days.filter((day) => day >= today)
  const own = draft.items.filter(({ memberId }) => isMember(memberId))
  const items = own
    .filter((item) => item.date >= today || isTouched(item))
    .map((item, key) => ({ ...item, key, date: item.date < today ? today : item.date }))
  return {
    draft: {
      ...draft,
      members,
      chosen: chosen.length > 0 ? chosen : fresh.chosen,
      days: days.length > 0 ? days : fresh.days,
      items,
    },
    isLate: own.some(({ date }) => date < today),
  }
}

function read(stored: string | null): PlanDraft | null {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

// By hand: zod is no part of this screen’s script.
type Fields<T> = Record<keyof T, unknown>
const fieldsOf = <T>(value: unknown): Fields<T> | null =>
  typeof value === 'object' && value !== null ? (value as Fields<T>) : null
const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'
const isOne = (values: readonly unknown[], value: unknown) => values.includes(value)
const isListOf = (value: unknown, isEach: (each: unknown) => boolean) => Array.isArray(value) && value.every(isEach)
const isDate = (value: unknown) => typeof value === 'string' && isDay(value)

function isDraft(value: unknown): value is PlanDraft {
  const draft = fieldsOf<PlanDraft>(value)
  const wish = fieldsOf<Wish>(draft?.wish)
  return (
    draft !== null &&
    wish !== null &&
    isText(wish.goal) &&
    isOne(locales, wish.language) &&
    isOne(['', ...themes], wish.theme) &&
    isOne([1, 2, 3].slice(0, planLimits.perDay), draft.perDay) &&
    isListOf(draft.chosen, isText) &&
    isListOf(draft.days, isDate) &&
    isListOf(draft.members, isMember) &&
    isListOf(draft.items, isItem)
  )
}

function isMember(value: unknown): boolean {
  const member = fieldsOf<PlanMember>(value)
  return member !== null && isText(member.id) && isText(member.username)
}

function isItem(value: unknown): boolean {
  const item = fieldsOf<PlanItem>(value)
  return (
    item !== null &&
    [item.memberId, item.title, item.description].every(isText) &&
    [item.isKept, item.isWritten, item.isTried].every(isFlag) &&
    isDate(item.date) &&
    Number.isInteger(item.points) &&
    isListOf(item.expectations, isExpectation)
  )
}

function isExpectation(value: unknown): boolean {
  const expectation = fieldsOf<PlanItem['expectations'][number]>(value)
  return expectation !== null && isText(expectation.text) && isFlag(expectation.isHidden)
}
