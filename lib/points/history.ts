import { dayOf, fromDate, type Day } from '@/lib/calendar'
import type { Translate } from '@/lib/i18n/message'

export const entriesPerPage = 10

type EntryKind = 'opening' | 'task' | 'streak_bonus' | 'adjustment'

/** A ledger entry with the balance after it. */
export type HistoryRecord = {
  id: string
  kind: EntryKind
  amount: number
  title: string
  /** The administrator who made an adjustment; null once deleted. */
  actor: string | null
  taskId: string | null
  day: Date
  createdAt: Date
  balance: number
}

/** An entry as used by screens. */
export type HistoryEntry = {
  id: string
  kind: EntryKind
  reason: string
  amount: number
  balance: number
  /** The day on which it was recorded. */
  date: Day
  /** The day it counts for, where different: a reversal counts for the day of its award. */
  countsFor: Day | null
  taskId: string | null
}

type Reasoned = Pick<HistoryRecord, 'kind' | 'title' | 'amount' | 'actor'>

/** The reason for an entry, as shown to the member. */
export function reasonOf({ kind, title, amount, actor }: Reasoned, t: Translate<'profile'>): string {
  if (kind === 'task') return amount < 0 ? t('reasons.taskTakenBack', { title }) : title
  if (kind === 'streak_bonus') return amount < 0 ? t('reasons.bonusTakenBack') : t('reasons.bonus')
  const done = kind === 'opening' ? t('reasons.opening') : adjustment(actor, t)
  return title === '' ? done : t('reasons.withReason', { done, reason: title })
}

function adjustment(actor: string | null, t: Translate<'profile'>): string {
  return actor === null ? t('reasons.adjusted') : t('reasons.adjustedBy', { name: actor })
}

export function historyEntry(record: HistoryRecord, timeZone: string, t: Translate<'profile'>): HistoryEntry {
  const { id, kind, amount, balance, taskId } = record
  const date = dayOf(record.createdAt, timeZone)
  const counted = fromDate(record.day)
  return {
    id,
    kind,
    reason: reasonOf(record, t),
    amount,
    balance,
    date,
    countsFor: counted === date ? null : counted,
    taskId,
  }
}
