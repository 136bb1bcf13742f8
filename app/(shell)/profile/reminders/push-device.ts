import { remindedKey } from '@/components/offline/forget'
import { workerRegistration } from '@/components/offline/registration'
import type { Result } from '@/lib/http/result'
import type { PushSubscriptionInput } from '@/lib/reminders/schema'
import { addSubscriptionAction, adoptSubscriptionAction, removeSubscriptionAction } from './actions'

/** Whether this browser receives the viewer's reminders, or why it cannot. */
export type DeviceState = 'on' | 'off' | 'blocked' | 'insecure' | 'install' | 'missing'

/** iPads call themselves Macs, which have no touch screen. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Why this browser cannot receive reminders; null if it can. */
function obstacle(): DeviceState | null {
  if (!window.isSecureContext) return 'insecure'
  // Only the installed app has it there.
  if (!('PushManager' in window)) return isApple() ? 'install' : 'missing'
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'missing'
  return Notification.permission === 'denied' ? 'blocked' : null
}

export async function deviceState(publicKey: string): Promise<DeviceState> {
  const reason = obstacle()
  if (reason) return reason
  const subscription = await ownSubscription()
  if (!subscription || !isMadeWith(subscription, publicKey)) return 'off'
  const result = await adoptSubscriptionAction({ endpoint: subscription.endpoint })
  return result.ok && result.data.isOn ? 'on' : 'off'
}

async function ownSubscription(): Promise<PushSubscription | null> {
  return (await (await workerRegistration())?.pushManager.getSubscription()) ?? null
}

function isMadeWith({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return true
  const bytes = new Uint8Array(options.applicationServerKey)
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return key === publicKey
}

/** An error that is shown as one of the page's messages. */
export class DeviceError extends Error {
  constructor(readonly reason: 'notAllowed' | 'noService') {
    super(reason)
  }
}

/** Asks the browser for permission, and has it receive the viewer's reminders. Throws DeviceError. */
export async function turnOn(viewerId: string, publicKey: string): Promise<Result<void>> {
  if ((await Notification.requestPermission()) !== 'granted') throw new DeviceError('notAllowed')
  const manager = (await workerRegistration())?.pushManager
  if (!manager) throw new DeviceError('noService')
  const before = await manager.getSubscription()
  if (before && !isMadeWith(before, publicKey)) await before.unsubscribe()
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }).catch(() => {
    throw new DeviceError('noService')
  })
  const result = await addSubscriptionAction(subscription.toJSON() as PushSubscriptionInput)
  if (!result.ok) {
    await subscription.unsubscribe()
    return result
  }
  note(viewerId)
  return result
}

/** Notes whose reminders this browser receives. */
function note(viewerId: string | null): void {
  try {
    if (viewerId === null) localStorage.removeItem(remindedKey)
    else localStorage.setItem(remindedKey, viewerId)
  } catch {
    // Signing out ends it all the same.
  }
}

/** Ends the viewer's reminders in this browser. */
export async function turnOff(): Promise<Result<void>> {
  const subscription = await ownSubscription()
  if (!subscription) return { ok: true, data: undefined }
  const result = await removeSubscriptionAction({ endpoint: subscription.endpoint })
  if (!result.ok) return result
  note(null)
  await subscription.unsubscribe()
  return result
}
