import { calendarChoiceSchema } from '@/lib/calendars/schema'
import { daysAhead, daysBack, mostEvents } from '@/lib/calendars/limits'
import { operation } from '@/lib/http/operation'
import * as z from '@/lib/zod'

const tag = 'Users'
const path = '/api/users/{userId}/calendar'

export const makeCalendarOperation = operation({
  path,
  method: 'post',
  tag,
  summary: 'Make your calendar address',
  description: 'It is shown this once, and ends the one before. Whoever has it reads the calendar without signing in.',
  access: 'signed-in',
  credentials: 'session',
  body: { name: 'CalendarChoice', schema: calendarChoiceSchema },
  answer: {
    name: 'CalendarAddress',
    schema: z.strictObject({ url: z.url() }),
    status: 201,
    description: 'The address.',
  },
  errors: {
    403: 'It is another user’s, or the family’s and you are no administrator; or a proof is needed.',
    429: 'You made very many within 24 hours.',
  },
})

export const revokeCalendarOperation = operation({
  path,
  method: 'delete',
  tag,
  summary: 'Revoke a calendar address',
  description: 'Yours; an administrator may revoke everybody’s.',
  access: 'signed-in',
  credentials: 'session',
  query: z.object({
    isFamily: z
      .enum(['true', 'false'])
      .catch('false')
      .meta({ description: 'true is the address of the whole family’s tasks that this user made.' }),
  }),
  answer: { status: 204, description: 'The address no longer works.' },
  errors: { 403: 'It is another user’s.' },
})

export const readCalendarOperation = operation({
  path: '/api/calendar/{secret}',
  method: 'get',
  tag,
  summary: 'Read a calendar',
  description:
    `Title, day and UID of each task from ${daysBack} days back to ${daysAhead} days ahead; at most ` +
    `${mostEvents.toLocaleString('en-US')}, those nearest to today.`,
  access: 'public',
  credentials: 'none',
  secret: { name: 'secret', description: 'The secret of the address, and .ics.' },
  answer: { type: 'text/calendar', description: 'The calendar, as RFC 5545 has it.' },
})

export const calendarOperations = [makeCalendarOperation, revokeCalendarOperation, readCalendarOperation] as const
