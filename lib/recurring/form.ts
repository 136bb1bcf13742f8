import { addMonths, type Day } from '@/lib/calendar'
import { isPaused, pausesFor, type PauseOf } from '@/lib/points/pauses'
import type { Expiry, Interval } from '@/lib/recurring/occurrences'
import { generatedDays, longestCount, wholeNumber } from '@/lib/recurring/range'
import type { RuleJson } from '@/lib/recurring/json'
import type { RuleChange } from '@/lib/recurring/rule-schema'
import type { GenerateInput } from '@/lib/recurring/schema'
import { shareOut, type Mode } from '@/lib/recurring/turns'
import { expectationsOf, linesOf, type ExpectationLine } from '@/lib/tasks/expectation-lines'
import { defaultTaskPoints, maxTaskPoints } from '@/lib/tasks/limits'

/** State of the fields that the generator and the dialog of a rule share: numbers as typed. */
export type RuleForm = {
  title: string
  description: string
  expectations: ExpectationLine[]
  interval: Interval
  every: string
  /** ISO weekdays, for weekly only. */
  weekdays: number[]
  mode: Mode
  expiry: Expiry
  expiryDays: string
  points: string
  ignoresPauses: boolean
}

/** What the dialog of a rule changes, as read through REST. */
export type EditedRule = Omit<RuleJson, 'from' | 'extendedTo'>

/** State of the generator form. */
export type GeneratorForm = RuleForm & { start: Day | null; end: Day | null; keepRepeating: boolean }

/** Defaults: daily, from today to one month later. See docs/rules.md, fixed values. */
export function newGeneratorForm(today: Day): GeneratorForm {
  return {
    ...{ title: '', description: '', expectations: [], start: today, end: addMonths(today, 1) },
    ...{ interval: 'daily', every: '1', weekdays: [], mode: 'each', expiry: '1_day', expiryDays: '1' },
    ...{ points: String(defaultTaskPoints), ignoresPauses: false, keepRepeating: false },
  }
}

/** A number field's value on blur: a whole number not below the minimum. */
export function settledNumber(field: 'every' | 'expiryDays' | 'points', typed: string): number {
  if (field === 'points') return Math.min(maxTaskPoints, wholeNumber(typed, 0, defaultTaskPoints))
  return Math.min(longestCount, wholeNumber(typed, 1, 1))
}

/** The request for the form's tasks. */
export function generateInput(form: GeneratorForm, usernames: readonly string[]): GenerateInput {
  const { start, end, keepRepeating } = form
  const [username = '', ...others] = usernames
  return { username, others, ...contentOf(form), start: start ?? '', end: end ?? undefined, keepRepeating }
}

function contentOf(form: RuleForm) {
  const { title, description, interval, expiry, mode, ignoresPauses } = form
  return {
    ...{ mode, title, description, interval, expiry, ignoresPauses, weekdays: chosenWeekdays(form) },
    expectations: expectationsOf(form.expectations),
    every: settledNumber('every', form.every),
    expiryDays: settledNumber('expiryDays', form.expiryDays),
    points: settledNumber('points', form.points),
  }
}

/** The form of a stored rule. */
export function ruleFormOf(rule: EditedRule): RuleForm {
  const { title, description, interval, weekdays, mode, expiry, ignoresPauses } = rule
  return {
    ...{ title, description, interval, weekdays, mode, expiry, ignoresPauses },
    expectations: linesOf(rule.expectations),
    every: String(rule.every),
    expiryDays: String(rule.expiryDays),
    points: String(rule.points),
  }
}

/** The request for what the form changes of the rule; everything else keeps its present value. */
export function ruleChange(rule: EditedRule, form: RuleForm, memberIds: string[]): RuleChange {
  const before: Record<string, unknown> = rule
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[name])
  return Object.fromEntries(Object.entries({ memberIds, ...contentOf(form) }).filter(isChanged))
}

const chosenWeekdays = ({ interval, weekdays }: RuleForm) => (interval === 'weekly' ? weekdays : [])

/** The days selected by the form. */
export function formDays(form: GeneratorForm): Day[] {
  const { start, end, interval, every } = form
  if (start === null) return []
  const weekdays = chosenWeekdays(form)
  return generatedDays({ start, end: end ?? undefined, interval, weekdays, every: settledNumber('every', every) })
}

type Chosen = Pick<GeneratorForm, 'mode' | 'ignoresPauses'> & { memberIds: readonly string[] }

/** The days of each member, in the order given. */
export function daysByMember(days: readonly Day[], chosen: Chosen, pauses: readonly PauseOf[]) {
  const { mode, ignoresPauses, memberIds } = chosen
  const members = memberIds.map((memberId, place) => ({ memberId, place }))
  const { shared } = shareOut(
    days,
    { mode, members, lastPlace: null },
    (memberId, day) => ignoresPauses || !isPaused(day, pausesFor(memberId, pauses)),
  )
  return memberIds.map((memberId) => ({
    memberId,
    days: shared.flatMap((one) => (one.memberId === memberId ? [one.day] : [])),
  }))
}
