import { isOfflineNow } from '@/components/offline/connection'
import { address, ask } from '@/components/rest/ask'
import { errorMessageOf, partOf } from '@/components/rest/send'
import type { saveDraftOperation } from '@/lib/drafts/operations'

/** A text and the version that the server gave it. */
export type SavedText = { text: string; version: number }

type RefusedReason = {
  /** Blank when the server gave no reason. */
  message: string
  isSignedOut?: boolean
  /** The task was deleted or given to another member. */
  isGone?: boolean
  /** The task is not as the screen shows it. */
  isConflict?: boolean
}

/** The server's reply to a draft. */
export type DraftReply =
  | { kind: 'saved'; version: number }
  /** Not saved: the text was changed elsewhere since the version. */
  | { kind: 'newer'; saved: SavedText }
  | ({ kind: 'refused' } & RefusedReason)
  | { kind: 'unreachable' }

export type TextToSave = {
  taskId: string
  text: string
  /** The version that the text builds on; without it, the text replaces any on the server. */
  version?: number
  /** What this text has replaced on this device, for the server to keep. */
  replaced?: string[]
}

const saveDraft = address<typeof saveDraftOperation>({ method: 'post', path: '/api/tasks/save-draft' })

/** Bodies with `keepalive` may have 64 KB; a character takes at most 4 bytes, and some are escaped. */
const longestKeptAlive = 10_000

/** How long a save may take, in milliseconds: the next one, and submitting, wait for it. */
export const longestSaveMs = 30_000

/** Saves a draft. A request for a short text outlives the page. */
export async function sendDraft({ taskId, text, version, replaced }: TextToSave): Promise<DraftReply> {
  const body = { taskId, response: text, version, replaced }
  const keepalive = [text, ...(replaced ?? [])].join('').length <= longestKeptAlive
  const signal = AbortSignal.timeout(longestSaveMs)
  const reply = await ask(saveDraft, { body, keepalive, signal }).catch(() => null)
  if (!reply) {
    void isOfflineNow()
    return { kind: 'unreachable' }
  }
  // Checked by hand: a save must not wait for the operation's schemas to load, while the page may be closing.
  const [saved, newer] = [partOf(reply, 'version'), partOf(reply, 'response')]
  if (reply.ok && typeof saved === 'number') return { kind: 'saved', version: saved }
  if (reply.status === 409 && typeof saved === 'number' && typeof newer === 'string') {
    return { kind: 'newer', saved: { text: newer, version: saved } }
  }
  return {
    kind: 'refused',
    message: errorMessageOf(reply, ''),
    isSignedOut: reply.status === 401,
    isGone: reply.status === 404,
    isConflict: reply.status === 409,
  }
}
