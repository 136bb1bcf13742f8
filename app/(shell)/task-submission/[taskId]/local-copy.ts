/** The text kept in this browser, or null when there is none or the browser keeps nothing. */
export function readCopy(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps the text in this browser, or forgets it when null. A browser that keeps nothing is no reason to stop. */
export function writeCopy(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Private windows and full disks: the text is still on the screen.
  }
}
