import { useSyncExternalStore } from 'react'
import { isServerReached } from '@/components/offline/reached'

/** The event when the server can be reached again, and when it no longer can. */
export const connectionChanged = 'laurel:connection'

/** Set by the service worker in the copy of a page: when the copy was made, ISO 8601. */
const keptAtAttribute = 'data-kept-at'

/** How long the server may take to answer, in milliseconds. */
const checkMs = 8_000

let isReached = true

/** When the copy of the page that is shown was made, ISO 8601; null for a page from the server, and on the server. */
export function copyTime(): string | null {
  return typeof document === 'undefined' ? null : document.documentElement.getAttribute(keptAtAttribute)
}

/**
 * True while the server cannot be reached, and on the copy of a page until it has been. What the browser says of its
 * network is only a reason to check: a server on the same machine or in the same house needs no internet.
 */
export function isOffline(): boolean {
  return !isReached || copyTime() !== null
}

/** Asks the server whether it is there, and records the answer. */
export async function checkConnection(signal: AbortSignal): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(checkMs)])
  const reached = await isServerReached(limit)
  if (signal.aborted || (reached && !isOffline())) return
  isReached = reached
  if (reached) document.documentElement.removeAttribute(keptAtAttribute)
  window.dispatchEvent(new Event(connectionChanged))
}

/** `isOffline` after a call that got no answer: asks the server, unless it is known to be away. */
export async function isOfflineNow(): Promise<boolean> {
  if (!isOffline()) await checkConnection(new AbortController().signal)
  return isOffline()
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(connectionChanged, onChange)
  return () => window.removeEventListener(connectionChanged, onChange)
}

/** `isOffline` as a hook; false on the server. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false)

/** `copyTime` as a hook; null on the server. */
export const useCopyTime = (): string | null => useSyncExternalStore(subscribe, copyTime, () => null)
