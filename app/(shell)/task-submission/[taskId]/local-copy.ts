/** The text stored in this browser; null if there is none or storage is unavailable. */
export function readCopy(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores the text in this browser, or removes it if null. Does nothing if storage is unavailable. */
export function writeCopy(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Private window or full storage: the text is still on the screen.
  }
}
