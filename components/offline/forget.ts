import { pagesPrefix, type WorkerMessage } from '@/components/offline/kept'
import { forgetTexts } from '@/components/task/unsaved-texts'

/** Removes the copies of pages from this device, except those of the user to keep. */
export function forgetPages(keptUserId: string | null): void {
  // Both need a secure context.
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  // A page that the worker is about to copy would come back.
  const message: WorkerMessage = { kind: 'forget', except: keptUserId }
  navigator.serviceWorker.controller?.postMessage(message)
  const isOthers = (name: string) => name.startsWith(pagesPrefix) && name !== `${pagesPrefix}${keptUserId}`
  caches
    .keys()
    .then((names) => Promise.all(names.filter(isOthers).map((name) => caches.delete(name))))
    .catch(() => undefined)
}

/** The localStorage key of the user whose reminders this browser receives. */
export const remindedKey = 'laurel:reminded'

/** Renews the user's push subscription, if this browser receives their reminders. */
export function keepReminders(userId: string): void {
  try {
    if (localStorage.getItem(remindedKey) !== userId) return
  } catch {
    return // Storage is unavailable.
  }
  import('@/components/offline/renew-reminders').then((module) => module.renewReminders()).catch(() => undefined)
}

/** Ends the reminders that this browser receives, unless they are those of the user to keep. */
function forgetReminders(keptUserId: string | null): void {
  if (!('serviceWorker' in navigator)) return
  try {
    const reminded = localStorage.getItem(remindedKey)
    if (keptUserId !== null && (reminded === null || reminded === keptUserId)) return
    localStorage.removeItem(remindedKey)
  } catch {
    if (keptUserId !== null) return
  }
  // Loaded when it is needed, which is rare.
  import('@/components/offline/end-reminders').then((module) => module.endReminders()).catch(() => undefined)
}

const tabPrefix = 'laurel:'

/** The sessionStorage key of what a tab keeps of a user: a plan, for example, or an e-mail that was not sent. */
export const tabKey = (userId: string, name: string) => `${tabPrefix}${name}:${userId}`

/** Removes what this tab keeps of others than the user to keep. */
function forgetTab(keptUserId: string | null): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(tabPrefix) && !key.endsWith(`:${keptUserId}`)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is unavailable.
  }
}

/** Removes everything personal from this device, except what belongs to the user to keep. */
export function forgetDevice(keptUserId: string | null): void {
  forgetTexts(keptUserId)
  forgetTab(keptUserId)
  forgetPages(keptUserId)
  forgetReminders(keptUserId)
}
