import type { Result } from '@/lib/http/result'
import type { rewardDecisionInput } from '@/lib/rewards/schema'
import type * as z from '@/lib/zod'

/** The server action that gives or declines a request. */
export type DecideRequest = (decision: z.input<typeof rewardDecisionInput>) => Promise<Result<unknown>>
