import { addMonths, type Day } from '@/lib/calendar'
import { isPaused, pausesFor, type PauseOf } from '@/lib/points/pauses'
import type { Expiry, Interval } from '@/lib/recurring/occurrences'
import { generatedDays, longestCount, wholeNumber } from '@/lib/recurring/range'
import type { GenerateInput } from '@/lib/recurring/schema'
import { shareOut, type Mode } from '@/lib/recurring/turns'
import { expectationsOf, type ExpectationLine } from '@/lib/tasks/expectation-lines'
import { defaultTaskPoints, maxTaskPoints } from '@/lib/tasks/limits'

/** State of the generator form: numbers as typed. */
export type GeneratorForm = {
  title: string
  description: string
  expectations: ExpectationLine[]
  start: Day | null
  end: Day | null
  interval: Interval
  every: string
  /** ISO weekdays, for weekly only. */
  weekdays: number[]
  mode: Mode
  expiry: Expiry
  expiryDays: string
  points: string
  ignoresPauses: boolean
  keepRepeating: boolean
}

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
  const { title, description, start, end, interval, expiry, mode, ignoresPauses, keepRepeating } = form
  const [username = '', ...others] = usernames
  return {
    ...{ username, others, mode, title, description, start: start ?? '', end: end ?? undefined },
    ...{ interval, expiry, ignoresPauses, keepRepeating, weekdays: chosenWeekdays(form) },
    expectations: expectationsOf(form.expectations),
    every: settledNumber('every', form.every),
    expiryDays: settledNumber('expiryDays', form.expiryDays),
    points: settledNumber('points', form.points),
  }
}

const chosenWeekdays = ({ interval, weekdays }: GeneratorForm) => (interval === 'weekly' ? weekdays : [])

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
