import { calendarChoiceSchema } from '@/lib/calendars/schema'
import { calendarDaysAhead, calendarDaysBack, mostEvents } from '@/lib/calendars/limits'
import { proofError } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'
import * as z from '@/lib/zod'

const tag = 'Users'
const path = '/api/users/{userId}/calendar'

export const makeCalendarOperation = operation({
  path,
  method: 'post',
  tag,
  summary: 'Create your calendar address',
  description:
    'The address is shown only once and replaces the previous one. Anyone who has it can read the calendar ' +
    'without signing in.',
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
    403:
      'The address belongs to another user, or is the family’s and you are not an administrator; or a proof is ' +
      'required (`needsProof`).',
    429: 'You created too many addresses within 24 hours.',
  },
  error: proofError,
})

export const revokeCalendarOperation = operation({
  path,
  method: 'delete',
  tag,
  summary: 'Revoke a calendar address',
  description: 'Your own address; an administrator may revoke any user’s.',
  access: 'signed-in',
  credentials: 'session',
  query: z.object({
    isFamily: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true')
      .meta({ description: 'true for the address of the whole family’s tasks that this user created.' }),
  }),
  answer: { status: 204, description: 'The address no longer works.' },
  errors: { 403: 'It belongs to another user.' },
})

export const readCalendarOperation = operation({
  path: '/api/calendar/{secret}',
  method: 'get',
  tag,
  summary: 'Read a calendar',
  description:
    `Title, day and UID of each task from ${calendarDaysBack} days ago to ${calendarDaysAhead} days ahead; at most the ` +
    `${mostEvents.toLocaleString('en-US')} nearest to today.`,
  access: 'public',
  credentials: 'none',
  secret: { name: 'secret', description: 'The secret of the address, followed by `.ics`.' },
  answer: { type: 'text/calendar', description: 'The calendar, in the format of RFC 5545.' },
})

export const calendarOperations = [makeCalendarOperation, revokeCalendarOperation, readCalendarOperation] as const
