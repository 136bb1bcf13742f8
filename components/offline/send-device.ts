import type { addSubscriptionOperation, removeSubscriptionOperation } from '@/lib/reminders/operations'

type Called = typeof addSubscriptionOperation | typeof removeSubscriptionOperation

const path: Called['path'] = '/api/push/subscriptions'

const call = (method: Uppercase<Called['method']>, body: object) =>
  fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

/**
 * Has a browser's subscription receive the reminders of the signed-in user until their session ends; ends the
 * subscription if nobody is. Throws what fetch throws.
 */
export async function sendDevice(subscription: PushSubscription): Promise<void> {
  const { status } = await call('POST', subscription.toJSON())
  if (status === 401) await subscription.unsubscribe()
}

/** Ends the viewer's reminders by a subscription. Throws what fetch throws. */
export async function removeDevice({ endpoint }: Pick<PushSubscription, 'endpoint'>): Promise<void> {
  await call('DELETE', { endpoint })
}
