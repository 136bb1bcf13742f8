import { operation } from '@/lib/http/operation'
import { mostDevices } from '@/lib/reminders/kinds'
import { endpointSchema, pushSubscriptionSchema } from '@/lib/reminders/schema'

const tag = 'Users'
const path = '/api/push/subscriptions'

export const addSubscriptionOperation = operation({
  path,
  method: 'post',
  tag,
  summary: 'Receive your reminders in this browser',
  description:
    'The browser becomes yours if another user had registered it. It receives your reminders until your session ends, ' +
    `you change your password or remove it; of more than ${mostDevices} browsers the oldest is removed.`,
  access: 'signed-in',
  credentials: 'session',
  body: { name: 'PushSubscription', schema: pushSubscriptionSchema },
  limit: 8 * 1024,
  answer: { status: 204, description: 'It receives your reminders.' },
  errors: { 403: 'With an access token: a browser belongs to a session.' },
})

export const removeSubscriptionOperation = operation({
  path,
  method: 'delete',
  tag,
  summary: 'Stop receiving your reminders in a browser',
  access: 'signed-in',
  credentials: 'session',
  body: { name: 'PushEndpoint', schema: endpointSchema },
  limit: 8 * 1024,
  answer: { status: 204, description: 'It is none of yours, now or before.' },
  errors: { 403: 'With an access token: a browser belongs to a session.' },
})

export const reminderOperations = [addSubscriptionOperation, removeSubscriptionOperation] as const
