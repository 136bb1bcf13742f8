import { removeDevice, sendDevice } from '@/components/offline/send-device'
import { nobody } from '@/lib/auth/viewer-cookie'
import { fieldsOf } from '@/lib/record'
import { isFor, pageAddress, readPush } from './notification'
import type { SubscriptionChange, WorkerScope } from './scope'

/** Shows a reminder. If its member is no longer signed in on this device, unsubscribes the browser instead. */
export async function showReminder(scope: WorkerScope, text: string, viewer: string): Promise<void> {
  const content = readPush(text)
  if (!content) return
  const { registration } = scope
  if (!isFor(content, viewer)) {
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return
  }
  const { title, body, path, locale, tag } = content
  const icon = '/install/icon-192.png'
  await registration.showNotification(title, { body, tag, lang: locale, icon, badge: icon, data: { path } })
}

/**
 * Registers the subscription that replaces an expired one, or unsubscribes if nobody is signed in. If there is no
 * network, the next visit registers it.
 */
export async function renewDevice(
  { registration }: WorkerScope,
  { oldSubscription: before, newSubscription }: Pick<SubscriptionChange, 'oldSubscription' | 'newSubscription'>,
  viewer: string,
): Promise<void> {
  if (viewer === nobody) return void (await newSubscription?.unsubscribe())
  const after = newSubscription ?? (before ? await registration.pushManager.subscribe(before.options) : null)
  if (!after) return
  await sendDevice(after)
  if (before && before.endpoint !== after.endpoint) await removeDevice(before)
}

/**
 * Opens the page of a reminder: a window that shows it, else a new one, so that no text that is being written is left.
 */
export async function openReminder(scope: WorkerScope, notification: Notification): Promise<void> {
  notification.close()
  const { path } = fieldsOf(notification.data)
  const address = pageAddress(path, scope.location.origin)
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === address)
  if (shown) await shown.focus()
  else await scope.clients.openWindow(address)
}
