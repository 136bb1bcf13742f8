import { operation } from '@/lib/http/operation'
import { mostDevices } from '@/lib/reminders/kinds'
import { endpointSchema, pushSubscriptionSchema } from '@/lib/reminders/schema'

const tag = 'Users'
const path = '/api/push/subscriptions'

export const addSubscriptionOperation = operation({
  path,
  method: 'post',
  tag,
  summary: 'Register a browser for your reminders',
  description:
    'A browser that another user had registered becomes yours. It receives your reminders until your session ends, you ' +
    `change your password or you unregister it; beyond ${mostDevices} browsers the oldest is removed.`,
  access: 'signed-in',
  credentials: 'session',
  body: { name: 'PushSubscription', schema: pushSubscriptionSchema },
  limit: 8 * 1024,
  answer: { status: 204, description: 'The browser receives your reminders.' },
  errors: { 403: 'Access tokens are not accepted, because a browser belongs to a session.' },
})

export const removeSubscriptionOperation = operation({
  path,
  method: 'delete',
  tag,
  summary: 'Unregister a browser from your reminders',
  access: 'signed-in',
  credentials: 'session',
  body: { name: 'PushEndpoint', schema: endpointSchema },
  limit: 8 * 1024,
  answer: { status: 204, description: 'The browser does not receive your reminders, whether or not it did before.' },
  errors: { 403: 'Access tokens are not accepted, because a browser belongs to a session.' },
})

export const reminderOperations = [addSubscriptionOperation, removeSubscriptionOperation] as const
