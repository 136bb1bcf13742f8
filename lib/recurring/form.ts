import { addMonths, type Day } from '@/lib/calendar'
import type { Expiry, Interval } from '@/lib/recurring/occurrences'
import { generatedDays, longestCount, wholeNumber } from '@/lib/recurring/range'
import type { GenerateInput } from '@/lib/recurring/schema'
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
  expiry: Expiry
  expiryDays: string
  points: string
  keepRepeating: boolean
}

/** Defaults: daily, from today to one month later. See docs/rules.md, fixed values. */
export function newGeneratorForm(today: Day): GeneratorForm {
  return {
    ...{ title: '', description: '', expectations: [], start: today, end: addMonths(today, 1) },
    ...{ interval: 'daily', every: '1', expiry: '1_day', expiryDays: '1' },
    ...{ points: String(defaultTaskPoints), keepRepeating: false },
  }
}

/** A number field's value on blur: a whole number not below the minimum. */
export function settledNumber(field: 'every' | 'expiryDays' | 'points', typed: string): number {
  if (field === 'points') return Math.min(maxTaskPoints, wholeNumber(typed, 0, defaultTaskPoints))
  return Math.min(longestCount, wholeNumber(typed, 1, 1))
}

/** The request for the form's tasks. */
export function generateInput(form: GeneratorForm, username: string): GenerateInput {
  const { title, description, start, end, interval, expiry, keepRepeating } = form
  return {
    ...{ username, title, description, start: start ?? '', end: end ?? undefined, interval, expiry, keepRepeating },
    expectations: expectationsOf(form.expectations),
    every: settledNumber('every', form.every),
    expiryDays: settledNumber('expiryDays', form.expiryDays),
    points: settledNumber('points', form.points),
  }
}

/** The days selected by the form. */
export function formDays({ start, end, interval, every }: GeneratorForm): Day[] {
  if (start === null) return []
  return generatedDays({ start, end: end ?? undefined, interval, every: settledNumber('every', every) })
}
