import { workerRegistration } from '@/components/offline/registration'
import { sendDevice } from '@/components/offline/send-device'

/**
 * Attaches this browser's push subscription to the current session. Both may have changed since reminders were turned
 * on.
 */
export async function renewReminders(): Promise<void> {
  // Not in every browser.
  const manager = (await workerRegistration())?.pushManager as PushManager | undefined
  const subscription = await manager?.getSubscription()
  if (subscription) await sendDevice(subscription)
}
