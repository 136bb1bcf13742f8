import { dayOf, type Day } from '@/lib/calendar'

export const appealStates = ['open', 'granted', 'kept', 'withdrawn'] as const
export type AppealState = (typeof appealStates)[number]

/** An appeal as REST answers it. */
export type AppealJson = {
  appeal: {
    id: string
    state: AppealState
    message: string
    /** The family day of the work: when the text was submitted. */
    day: Day
  }
}

type AppealRecord = { id: string; state: AppealState; message: string; submission: { evaluatedAt: Date } }

/** The appeal as REST answers it. */
export function appealJson({ id, state, message, submission }: AppealRecord, timeZone: string): AppealJson {
  return { appeal: { id, state, message, day: dayOf(submission.evaluatedAt, timeZone) } }
}

/** What the member's screen shows of asking a person about the task. */
export type AppealView = {
  /** The newest text was refused, and nobody was asked about it yet. */
  canAsk: boolean
  /** What became of asking about the newest text; null when nobody was asked. */
  state: AppealState | null
  message: string
}
