import { fromDate, type Day } from '@/lib/calendar'
import type { Expiry, Interval } from '@/lib/recurring/occurrences'
import type { Mode } from '@/lib/recurring/turns'
import { storedExpectations, type Expectation } from '@/lib/tasks/expectations'
import { longestListedText } from '@/lib/tasks/limits'
import { characterCount } from '@/lib/text'
import type { RecurringRule, RecurringRuleMember } from '@/prisma/generated/client'

/** A rule on the wire. */
export type RuleJson = {
  id: string
  memberIds: string[]
  mode: Mode
  title: string
  description: string
  expectations: Expectation[]
  points: number
  from: Day
  interval: Interval
  every: number
  weekdays: number[]
  expiry: Expiry
  expiryDays: number
  isPaused: boolean
  /** Tasks are made for the days of pauses as well. */
  ignoresPauses: boolean
  /** Tasks have been created up to this day. */
  extendedTo: Day
}

/** A row as PostgreSQL has it: Prisma names its expiry otherwise. */
export type RuleRow = Omit<RecurringRule, 'identity' | 'createdAt' | 'expiry'> & {
  expiry: Expiry
  members: Pick<RecurringRuleMember, 'memberId' | 'place'>[]
}

export function ruleJson(rule: RuleRow): RuleJson {
  const { id, mode, title, description, points, interval, every, weekdays, expiry, expiryDays } = rule
  const { isPaused, ignoresPauses } = rule
  return {
    ...{ id, mode, title, description, points, interval, every, weekdays, expiry, expiryDays, isPaused, ignoresPauses },
    memberIds: [...rule.members].sort((one, other) => one.place - other.place).map(({ memberId }) => memberId),
    expectations: storedExpectations(rule.expectations),
    from: fromDate(rule.anchor),
    extendedTo: fromDate(rule.extendedTo),
  }
}

/** A rule in a list: a long description is truncated as in lists of tasks. */
export function listedRuleJson(row: RuleRow): RuleJson {
  const rule = ruleJson(row)
  const { description } = rule
  if (characterCount(description) <= longestListedText) return rule
  return { ...rule, description: `${[...description].slice(0, longestListedText - 1).join('')}…` }
}
