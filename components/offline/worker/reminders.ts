import { isFor, pageAddress, readPush } from './notification'
import type { WorkerScope } from './scope'

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

/** Opens the page of a reminder: a window that shows it, else a new one, so that no text that is being written is left. */
export async function openReminder(scope: WorkerScope, notification: Notification): Promise<void> {
  notification.close()
  const { path } = (notification.data ?? {}) as { path?: unknown }
  const address = pageAddress(path, scope.location.origin)
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === address)
  if (shown) await shown.focus()
  else await scope.clients.openWindow(address)
}
