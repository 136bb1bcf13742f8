import { hourMs } from '@/lib/durations'

/** Limits of one suggestion, and of the model's suggestions for a family on its day. */
export const planLimits = { goal: 300, members: 30, days: 31, perDay: 3, avoid: 200, modelCallsPerDay: 50 } as const

/** How long a plan can be undone, in milliseconds. */
export const undoMs = hourMs
