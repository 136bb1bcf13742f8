import { isDay, type Day } from '@/lib/calendar'
import { locales } from '@/lib/i18n/locale'
import { themes } from '@/lib/library/themes'
import { chosenItems, type PlanDraft, type Wish } from '@/lib/planning/draft'
import { undoKinds, type Editing, type Undo } from '@/lib/planning/editing'
import { planLimits } from '@/lib/planning/limits'
import { isTouched, type PlanItem, type PlanMember } from '@/lib/planning/table'

export type Restored = {
  editing: Editing
  /** Tasks of days that have passed were left out, or moved to today. */
  isLate: boolean
}

/** The plan as text to store. */
export const storedPlan = ({ draft, undos }: Editing): string => JSON.stringify({ ...draft, undos })

/**
 * Reads the stored plan and brings it up to date; returns null if it cannot be read. Tasks of chosen days in the past
 * that were kept or typed move to today, which is then chosen; the other tasks of past days are left out. With
 * `hasMore`, there are more members than the fresh plan names.
 */
export function restoredPlan(
  stored: string | null,
  fresh: PlanDraft,
  { today, hasMore }: { today: Day; hasMore: boolean },
): Restored | null {
  const plan = read(stored)
  if (!plan) return null
  const { undos, ...draft } = plan
  const others = draft.members.filter(({ id }) => fresh.members.every((member) => member.id !== id))
  const members = [...fresh.members, ...(hasMore ? others : [])]
  const isMember = (wanted: string) => members.some(({ id }) => id === wanted)
  const ownOf = (items: readonly PlanItem[]) => items.filter(({ memberId }) => isMember(memberId))
  const continuedItems = (items: readonly PlanItem[]) =>
    ownOf(items)
      .filter((item) => item.date >= today || isTouched(item))
      .map((item) => ({ ...item, date: item.date < today ? today : item.date }))
  const chosenOf = (each: PlanDraft) => {
    const chosen = each.chosen.filter(isMember)
    return chosen.length > 0 ? chosen : fresh.chosen
  }
  const lateOf = (each: PlanDraft) =>
    chosenItems({ ...each, chosen: chosenOf(each) }).filter(({ date }) => date < today)
  const continued = (each: PlanDraft): PlanDraft => {
    const left = each.days.filter((day) => day >= today)
    const days = left.length > 0 ? left : fresh.days
    return {
      ...each,
      members,
      chosen: chosenOf(each),
      days: lateOf(each).some(isTouched) && !days.includes(today) ? [today, ...days] : days,
      items: continuedItems(each.items.filter((item) => item.date >= today || each.days.includes(item.date))),
    }
  }
  const continuedUndo = ({ kind, lost, before }: Undo): Undo => ({
    kind,
    lost: continuedItems(lost),
    ...(before && { before: continued(before) }),
  })
  return {
    editing: {
      draft: continued(draft),
      undos: undos.map(continuedUndo).filter(({ lost, before }) => lost.length > 0 || before),
    },
    isLate: lateOf(draft).length > 0,
  }
}

function read(stored: string | null): (PlanDraft & { undos: readonly Undo[] }) | null {
  try {
    const plan: unknown = JSON.parse(stored ?? 'null')
    if (!isDraft(plan)) return null
    const undos = partialOf<Editing>(plan)?.undos
    return { ...plan, undos: isListOf<Undo>(undos, isUndo) ? undos : [] }
  } catch {
    return null
  }
}

// By hand: zod is no part of this screen’s script.
type Fields<T> = Record<keyof T, unknown>
const partialOf = <T>(value: unknown): Fields<T> | null =>
  typeof value === 'object' && value !== null ? (value as Fields<T>) : null
const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'
const isOne = (values: readonly unknown[], value: unknown) => values.includes(value)
const isListOf = <T>(value: unknown, isEach: (each: unknown) => boolean): value is T[] =>
  Array.isArray(value) && value.every(isEach)
const isDate = (value: unknown) => typeof value === 'string' && isDay(value)

function isDraft(value: unknown): value is PlanDraft {
  const draft = partialOf<PlanDraft>(value)
  const wish = partialOf<Wish>(draft?.wish)
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
    isListOf<PlanItem>(draft.items, isItem) &&
    new Set(draft.items.map(({ key }) => key)).size === draft.items.length
  )
}

function isUndo(value: unknown): boolean {
  const undo = partialOf<Undo>(value)
  return (
    undo !== null &&
    isOne(undoKinds, undo.kind) &&
    isListOf(undo.lost, isItem) &&
    (undo.before === undefined || isDraft(undo.before))
  )
}

function isMember(value: unknown): boolean {
  const member = partialOf<PlanMember>(value)
  return member !== null && isText(member.id) && isText(member.username)
}

function isItem(value: unknown): boolean {
  const item = partialOf<PlanItem>(value)
  return (
    item !== null &&
    [item.memberId, item.title, item.description].every(isText) &&
    [item.isKept, item.isWritten, item.isTried, item.isFromLibrary ?? false].every(isFlag) &&
    isDate(item.date) &&
    Number.isInteger(item.key) &&
    typeof item.points === 'number' &&
    isListOf(item.expectations, isExpectation)
  )
}

function isExpectation(value: unknown): boolean {
  const expectation = partialOf<PlanItem['expectations'][number]>(value)
  return expectation !== null && isText(expectation.text) && isFlag(expectation.isHidden)
}
