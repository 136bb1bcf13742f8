/** Ends the reminders that this browser receives, and closes those that it shows. */
export async function endReminders(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const shown = (await registration?.getNotifications()) ?? []
  for (const notification of shown) notification.close()
  // Not in every browser.
  const manager = registration?.pushManager as PushManager | undefined
  await (await manager?.getSubscription())?.unsubscribe()
}
