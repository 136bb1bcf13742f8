import * as z from '@/lib/zod'
import { activityChoiceSchema, type ActivityEntry } from '@/lib/activity/schema'
import { count, id, instant } from '@/lib/http/answers'
import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'

const { before, limit } = activityChoiceSchema.shape

const person = z.strictObject({ id, name: z.string() }).nullable()

const activity = z.strictObject({
  entries: z.array(
    exactly<ActivityEntry>()(
      z.strictObject({
        id: count,
        at: instant,
        kind: z.string(),
        actor: person,
        subject: person,
        details: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
  next: count.nullable(),
})

export const listActivityOperation = operation({
  path: '/api/admin/activity',
  method: 'get',
  tag: 'Administration',
  summary: 'Read the activity log',
  description: 'Newest first. Pass `next` as `before` for the next page.',
  access: 'user:manage',
  query: z.object({
    before: before.meta({ description: 'Only entries with a lower id.' }),
    limit: limit.meta({ description: 'Maximum number of items; at most 100.' }),
  }),
  answer: { name: 'Activity', schema: activity, description: 'The entries, and `next`.' },
})

export const activityOperations = [listActivityOperation] as const
