import { addDays, type Day } from '@/lib/calendar'
import type { Locale } from '@/lib/i18n/locale'
import type { Theme } from '@/lib/library/themes'
import { planLimits } from '@/lib/planning/limits'
import type { PlanBody } from '@/lib/planning/schema'
import type { PlanItem, PlanMember } from '@/lib/planning/table'

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

/** The settings of a plan as its form holds them, by the names of a request for suggestions; `members` are ids. */
export type PlanSettings = Pick<PlanDraft, 'days' | 'perDay'> & { readonly members: readonly string[] } & Wish

export const settingsOf = ({ chosen, days, perDay, wish }: PlanDraft): PlanSettings => ({
  members: chosen,
  days,
  perDay,
  ...wish,
})

export const wishOf = ({ goal, language, theme }: PlanSettings): Wish => ({ goal, language, theme })

/** The draft with these settings. */
export function draftWith(
  { members: chosen, days, perDay, ...wish }: PlanSettings,
  rest: Pick<PlanDraft, 'members' | 'items'>,
): PlanDraft {
  return { ...rest, chosen, days, perDay, wish }
}

/** The request for suggestions that the settings make. */
export function planRequest({ members, days, perDay, goal, language, theme }: PlanSettings): PlanBody {
  return { members: [...members], days: [...days], perDay, goal, language, ...(theme !== '' && { theme }) }
}

/** The tasks of the members and days that are chosen. */
export const chosenItems = ({ chosen, days, items }: PlanDraft): PlanItem[] =>
  items.filter(({ memberId, date }) => chosen.includes(memberId) && days.includes(date))

/** The chosen day on which to add a task: the preferred one, else the first. */
export const dayToAdd = ({ days }: PlanDraft, preferred: Day): Day =>
  days.includes(preferred) ? preferred : (days.toSorted()[0] ?? preferred)

/** A plan for a week from tomorrow, for everybody who is not an administrator. */
export function freshDraft(
  members: readonly (PlanMember & { isAdmin: boolean })[],
  today: Day,
  language: Locale,
): PlanDraft {
  return {
    members: members.map(({ id, username }) => ({ id, username })),
    chosen: members.filter(({ isAdmin }) => !isAdmin).map(({ id }) => id),
    days: weekFrom(addDays(today, 1)),
    perDay: 1,
    wish: { goal: '', language, theme: '' },
    items: [],
  }
}

/** The draft for one member and a week from a day, if these can be chosen. */
export function draftFor(draft: PlanDraft, { memberId, from }: { memberId: string; from: Day }, today: Day): PlanDraft {
  const last = addDays(today, planLimits.days - usualDays)
  if (from < today || from > last || draft.members.every(({ id }) => id !== memberId)) return draft
  return { ...draft, chosen: [memberId], days: weekFrom(from) }
}

const weekFrom = (day: Day) => Array.from({ length: usualDays }, (_, index) => addDays(day, index))
