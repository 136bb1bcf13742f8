import { dayOf, type Day } from '@/lib/calendar'

export const appealStates = ['open', 'granted', 'kept', 'withdrawn'] as const
export type AppealState = (typeof appealStates)[number]

/** An appeal as a REST response. */
export type AppealJson = {
  appeal: {
    id: string
    state: AppealState
    message: string
    /** The family day on which the text was submitted. */
    day: Day
  }
}

type AppealRecord = { id: string; state: AppealState; message: string; submission: { evaluatedAt: Date } }

export function appealJson({ id, state, message, submission }: AppealRecord, timeZone: string): AppealJson {
  return { appeal: { id, state, message, day: dayOf(submission.evaluatedAt, timeZone) } }
}

/** Appeal state on the member's task screen. */
export type AppealView = {
  /** The newest text was rejected, and has no appeal yet. */
  canAsk: boolean
  /** An appeal is open, or the task waits only because an unsure text was confirmed. */
  canWithdraw: boolean
  /** State of the appeal about the newest text; null without one. */
  state: AppealState | null
  message: string
  /** The member has as many open appeals as allowed. */
  isLimitReached: boolean
}

/** Why another appeal would be refused now, as the key of its message; null if it would not be. */
export type ReasonNotToAsk = 'alreadyOpen' | 'tooMany' | null

export function reasonNotToAsk({ state, isLimitReached }: AppealView): ReasonNotToAsk {
  if (state === 'open') return 'alreadyOpen'
  return isLimitReached ? 'tooMany' : null
}
