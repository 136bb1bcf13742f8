import { workerRegistration } from '@/components/offline/registration'
import { sendDevice } from '@/components/offline/send-device'

/**
 * Has the reminders that this browser receives come with the present session, which may be a later one than that which
 * turned them on, and by the present subscription, which the push service may have replaced unnoticed.
 */
export async function renewReminders(): Promise<void> {
  // Not in every browser.
  const manager = (await workerRegistration())?.pushManager as PushManager | undefined
  const subscription = await manager?.getSubscription()
  if (subscription) await sendDevice(subscription)
}
