import { sendDraft, type DraftReply, type SavedText } from '@/components/task/save-draft'
import { noteSaved, noteSent, readCopy, textsOf, writeCopy, type UnsavedText } from '@/components/task/unsaved-texts'

/**
 * Saves a member's unsaved texts as drafts and removes the saved ones from this device, without the one of the
 * excepted task. A text that was changed elsewhere meanwhile stays, for its task's page to show both; with
 * `overwrites`, before the device is cleared, it replaces the other, which the server keeps for a day. They are sent
 * one after the other, because requests that outlive the page share 64 KB, until the server cannot be reached. Returns
 * the number not saved.
 */
export async function saveTexts(
  memberId: string,
  { overwrites = false, except }: { overwrites?: boolean; except?: string } = {},
): Promise<number> {
  const own = textsOf(memberId, except)
  let saved = 0
  for (const kept of own) {
    const outcome = await saveKept(kept, overwrites)
    if (outcome === 'saved') saved += 1
    if (outcome === 'unreachable') break
  }
  return own.length - saved
}

/** What the server has, if it is this text, which a request with a lost reply may have saved before; else null. */
function savedBy(reply: DraftReply, text: string): SavedText | null {
  if (reply.kind === 'saved') return { text, version: reply.version }
  return reply.kind === 'newer' && reply.saved.text === text ? reply.saved : null
}

type Outcome = 'saved' | 'not saved' | 'unreachable'

async function saveKept({ key, taskId, text, version, replaced }: UnsavedText, overwrites: boolean): Promise<Outcome> {
  noteSent(key, text)
  // The next page may have been made before the text was saved: it needs the copy.
  let isLeaving = false
  const leave = () => (isLeaving = true)
  globalThis.addEventListener?.('beforeunload', leave)
  let reply = await sendDraft({ taskId, text, version, replaced })
  if (reply.kind === 'newer' && overwrites) reply = await sendDraft({ taskId, text })
  globalThis.removeEventListener?.('beforeunload', leave)
  const saved = savedBy(reply, text)
  if (saved === null) return reply.kind === 'unreachable' ? 'unreachable' : 'not saved'
  noteSaved(key, saved)
  // The member may have typed more meanwhile.
  if (!isLeaving && readCopy(key)?.text === text) writeCopy(key, null)
  return 'saved'
}
