import type { SavedText } from '@/components/task/save-draft'
import { fieldsOf } from '@/lib/record'

const prefix = 'laurel:solution:'

/** The localStorage key of the unsaved text of a member's task. */
export function copyKey(memberId: string, taskId: string): string {
  return `${prefix}${memberId}:${taskId}`
}

/** The ids in such a key; null for any other key. */
export function readCopyKey(key: string): { memberId: string; taskId: string } | null {
  const [memberId, taskId, ...rest] = key.startsWith(prefix) ? key.slice(prefix.length).split(':') : []
  return memberId && taskId && rest.length === 0 ? { memberId, taskId } : null
}

/**
 * A text on this device, the version that it builds on, and what it replaced in the box; older releases stored only the
 * text.
 */
type KeptText = { text: string; version?: number; replaced?: string[] }

function decode(stored: string): KeptText {
  try {
    const { text, version, replaced } = fieldsOf(JSON.parse(stored))
    if (typeof text === 'string' && typeof version === 'number') {
      return Array.isArray(replaced) ? { text, version, replaced: replaced.map(String) } : { text, version }
    }
  } catch {
    // A plain text of an older release.
  }
  return { text: stored }
}

/** The text stored in this browser; null if there is none or storage is unavailable. */
export function readCopy(key: string): KeptText | null {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? null : decode(stored)
  } catch {
    return null
  }
}

/** Stores the text in this browser, or removes it if null. Returns false if storage is unavailable. */
export function writeCopy(key: string, kept: KeptText | null): boolean {
  try {
    if (kept === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(kept))
    return true
  } catch {
    return false // Private window or full storage: the text is still on the screen.
  }
}

type Known = {
  /** What the server last had, newer than in a page that the router kept. */
  saved?: SavedText
  /** What was sent to it since, whose answer may have been lost. */
  sent: readonly string[]
}

const known = new Map<string, Known>()
const mostSent = 20

export const knownText = (key: string): Known => known.get(key) ?? { sent: [] }

export function noteSent(key: string, text: string): void {
  const { saved, sent } = knownText(key)
  known.set(key, { saved, sent: [...sent, text].slice(-mostSent) })
}

export const noteSaved = (key: string, saved: SavedText) => void known.set(key, { saved, sent: [] })

export type UnsavedText = KeptText & { key: string; memberId: string; taskId: string }

function keptTexts(): UnsavedText[] {
  try {
    return Object.entries(localStorage).flatMap(([key, stored]: [string, string]) => {
      const owner = readCopyKey(key)
      return owner ? [{ key, ...decode(stored), ...owner }] : []
    })
  } catch {
    return [] // Storage is unavailable.
  }
}

/** The number of a member's unsaved texts on this device, without the one of the excepted task. */
export function countTexts(memberId: string, except?: string): number {
  return textsOf(memberId, except).length
}

/** Blank texts are left out: nothing of them can be lost, and only the task's page removes its draft. */
export const textsOf = (memberId: string, except?: string) =>
  keptTexts().filter((kept) => kept.memberId === memberId && kept.taskId !== except && kept.text.trim() !== '')

/** Removes the unsaved texts from this device, except those of the member to keep. */
export function forgetTexts(keptMemberId: string | null): void {
  for (const key of known.keys()) if (readCopyKey(key)?.memberId !== keptMemberId) known.delete(key)
  for (const { key, memberId } of keptTexts()) if (memberId !== keptMemberId) localStorage.removeItem(key)
}
