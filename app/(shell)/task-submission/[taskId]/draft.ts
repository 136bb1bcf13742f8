import type { SavedText } from '@/components/task/save-draft'
import { knownText, noteSent, readCopy } from '@/components/task/unsaved-texts'
import type { TaskView } from '@/lib/tasks/json'

export type Draft = {
  text: string
  /** The server's text that this one builds on. */
  base: SavedText
  /** A text that was saved elsewhere and that this one does not build on. */
  newer: SavedText | null
  /** Where this text is safe; `nowhere` without storage in this browser. */
  savedIn: 'server' | 'device' | 'nowhere'
  /** This exact text was just saved with the button. */
  isDraftSaved: boolean
  /** The server's text that a text of this device replaced on opening, until the text is edited. */
  restoredOver: string | null
  /** The text that `replace` replaced, until the text is edited. */
  discarded: string | null
}

/** Whether the server has the text as a draft. The task may have been read before that was saved. */
export function isDraftOf(
  { draft, response }: Pick<TaskView, 'draft' | 'response'>,
  { text, savedIn, isDraftSaved }: Draft,
): boolean {
  const isConfirmed = draft === null && text === response
  return isDraftSaved || (savedIn === 'server' && text !== '' && !isConfirmed)
}

/** The draft as the server's markup shows it. */
export function opened(saved: SavedText): Draft {
  return {
    text: saved.text,
    base: saved,
    newer: null,
    savedIn: 'server',
    isDraftSaved: false,
    restoredOver: null,
    discarded: null,
  }
}

/** The draft with the unsaved text that this device stores under the key, if it has another one than the server. */
export function openedHere(key: string, saved: SavedText): Draft {
  const copy = readCopy(key)
  const later = knownText(key).saved
  const server = later && later.version > saved.version ? later : saved
  const draft = opened(server)
  if (copy === null || copy.text === server.text) return draft
  // It may have been sent while the last page closed.
  noteSent(key, copy.text)
  const version = copy.version ?? server.version
  const here = { ...draft, text: copy.text, savedIn: 'device' } as const
  if (version < server.version) return { ...here, base: { text: '', version }, newer: server }
  // The page may be a copy from before the last save.
  return { ...here, base: { text: server.text, version }, restoredOver: server.text }
}
