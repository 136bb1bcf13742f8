import type { Kept } from '@/components/form/use-kept'
import { tabKey } from '@/components/offline/forget'

/** What this tab keeps of the user under that name; null if there is nothing or storage is unavailable. */
export function readTabCopy(userId: string, name: string): string | null {
  try {
    return sessionStorage.getItem(tabKey(userId, name))
  } catch {
    return null
  }
}

/** Keeps the text in this tab until the user signs out, or removes it if null. */
export function writeTabCopy(userId: string, name: string, text: string | null): void {
  try {
    const key = tabKey(userId, name)
    // First, so that a full storage keeps no outdated text.
    sessionStorage.removeItem(key)
    if (text !== null) sessionStorage.setItem(key, text)
  } catch {
    // Private window or full storage: the text is still on the screen.
  }
}

/** Keeps the values of a form in this tab. It must hold no secret. */
export function keptInTab<Values extends object>(userId: string, name: string): Kept<Values> {
  return {
    read: () => {
      try {
        return JSON.parse(readTabCopy(userId, name) ?? 'null') as Values | null
      } catch {
        return null
      }
    },
    keep: (values) => writeTabCopy(userId, name, JSON.stringify(values)),
    discard: () => writeTabCopy(userId, name, null),
  }
}
