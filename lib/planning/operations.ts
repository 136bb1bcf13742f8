import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'
import type { Plan } from '@/lib/planning/entries'
import { entryAnswer } from '@/lib/planning/lines'
import { planLimits } from '@/lib/planning/limits'
import { planSchema } from '@/lib/planning/schema'
import * as z from '@/lib/zod'

const planAnswer = exactly<Plan>()(
  z.strictObject({
    entries: z.array(entryAnswer),
    source: z.enum(['model', 'library']),
  }),
)

export const suggestPlanOperation = operation({
  path: '/api/admin/plan',
  method: 'post',
  tag: 'Tasks',
  summary: 'Suggest tasks for a week or a month',
  description:
    'Creates nothing: the entries have the schema of the import. They come from the language model, or from the ' +
    'library if none is configured. A model may leave days without a task.',
  access: 'task:manage',
  body: { name: 'PlanRequest', schema: planSchema },
  answer: { name: 'Plan', schema: planAnswer, description: 'One entry for each member who has suggestions.' },
  errors: {
    400: 'No member is named.',
    429: `The model was asked ${planLimits.modelCallsPerDay} times for this family today.`,
    499: 'The client disconnected before the suggestions arrived.',
    503: 'The model is unreachable, or its response is unusable.',
    504: 'The model took longer than 40 seconds.',
  },
})

export const streamPlanOperation = operation({
  path: '/api/admin/plan/stream',
  method: 'post',
  tag: 'Tasks',
  summary: 'Stream suggested tasks',
  description:
    'Creates nothing. Streams one line of JSON per task, an entry as in the plan; then `{ "isComplete": true }`, ' +
    'or `{ "message": … }` if the stream was interrupted. Disconnecting stops the model.',
  access: 'task:manage',
  body: { name: 'PlanRequest', schema: planSchema },
  answer: { type: 'application/x-ndjson', description: 'The entries, line by line.' },
  errors: suggestPlanOperation.errors,
})

export const planningOperations = [suggestPlanOperation, streamPlanOperation] as const
