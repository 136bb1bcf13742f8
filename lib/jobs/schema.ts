import type { Day } from '@/lib/calendar'
import { jobKinds, type JobKind } from '@/lib/schedule/timings'
import * as z from '@/lib/zod'

/**
 * A kind of run as shown on screens: when it last succeeded, when it is due next, and the latest failure since, with
 * its reason in the reader's language.
 */
export type JobStatus = {
  kind: JobKind
  lastRanAt: string | null
  nextAt: string
  failed: { day: Day; error: string } | null
}

export const runAgainSchema = z.strictObject({ kind: z.enum(jobKinds), day: z.iso.date() })
export type RunAgain = z.output<typeof runAgainSchema>
export type RunAgainState = 'done' | 'failed' | 'running'
