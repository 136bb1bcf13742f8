import type { SavedText } from '@/components/task/save-draft'
import { knownText, noteSent, readCopy } from '@/components/task/unsaved-texts'
import { mostReplacedAtOnce } from '@/lib/drafts/limits'
import { longestSolution } from '@/lib/submissions/limits'
import type { TaskView } from '@/lib/tasks/json'
import { isVisibleText } from '@/lib/text'
import { isTooLong } from './length-note'

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
  /** The text that this one replaced in the box, until the text is edited. */
  discarded: string | null
  /** The texts that were replaced in the box, and that the server does not keep yet. */
  replaced: string[]
  /** The replaced text that the server keeps, if this tab had it kept. */
  offered: string | null
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
    replaced: [],
    offered: null,
  }
}

/** What the server keeps for each key: a page that the router kept may have been made before. */
const offeredHere = new Map<string, string>()

/** The draft with the unsaved text that this device stores under the key, if it has another one than the server. */
export function openedHere(key: string, saved: SavedText): Draft {
  const copy = readCopy(key)
  const later = knownText(key).saved
  const server = later && later.version > saved.version ? later : saved
  const draft = { ...opened(server), offered: offeredHere.get(key) ?? null }
  if (copy === null) return draft
  const { replaced = [] } = copy
  if (copy.text === server.text) return { ...draft, replaced, savedIn: replaced.length > 0 ? 'device' : 'server' }
  // It may have been sent while the last page closed.
  noteSent(key, copy.text)
  const version = copy.version ?? server.version
  const here = { ...draft, text: copy.text, replaced, savedIn: 'device' } as const
  if (version < server.version) return { ...here, base: { text: '', version }, newer: server }
  // The page may be a copy from before the last save.
  return { ...here, base: { text: server.text, version }, restoredOver: server.text }
}

/** Another text in the box. What it replaces is to be kept, unless it begins with that. */
export function replacedBy(text: string, draft: Draft): Partial<Draft> {
  const isLost = (each: string) => isVisibleText(each) && !text.startsWith(each)
  const replaced = [...draft.replaced, savable(draft.text)].filter(isLost).slice(-mostReplacedAtOnce)
  return { text, discarded: draft.text, replaced, isDraftSaved: false, restoredOver: null }
}

/** What is left to be kept once the server keeps these texts. */
export function keptOf(sent: readonly string[], { replaced, offered }: Draft, key: string | null): Partial<Draft> {
  const last = sent.at(-1)
  if (last !== undefined && key !== null) offeredHere.set(key, last)
  return { replaced: replaced.filter((each) => !sent.includes(each)), offered: last ?? offered }
}

/** Whether a replaced text is offered: not while another one is, nor if the text goes on from it. */
export function offersReplaced(
  { text, newer, restoredOver, discarded, offered }: Draft,
  hasReplaced: boolean,
): boolean {
  if (newer || restoredOver || discarded !== null) return false
  return hasReplaced || (offered !== null && !text.startsWith(offered))
}

/** What is stored and sent beside the text; usually nothing. */
export const replacedIn = ({ replaced }: Draft) => (replaced.length > 0 ? { replaced } : {})

/** What this device stores; null while the server has everything. */
export function unsavedOf(draft: Draft) {
  const { text, base, replaced } = draft
  return text === base.text && replaced.length === 0 ? null : { text, version: base.version, ...replacedIn(draft) }
}

/** The text, cut to the length of a solution. */
const savable = (text: string) => (isTooLong(text) ? Array.from(text).slice(0, longestSolution).join('') : text)
