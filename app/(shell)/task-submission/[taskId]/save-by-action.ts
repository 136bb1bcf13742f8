import { unstable_isUnrecognizedActionError } from 'next/navigation'
import { isOfflineNow } from '@/components/offline/connection'
import { longestSaveMs, sendDraft, type DraftReply, type TextToSave } from '@/components/task/save-draft'
import type { DraftOutcome } from '@/lib/drafts/commands'
import type { FailedResult } from '@/lib/http/result'
import { isVisibleText } from '@/lib/text'
import { removeDraftAction, saveDraftAction } from './actions'

/**
 * Saves a draft by the server action; a blank text removes the draft. On a page that is older than the server, which
 * knows other actions, by REST.
 */
export async function saveByAction(draft: TextToSave): Promise<DraftReply> {
  const { taskId, text, ...rest } = draft
  try {
    const running = isVisibleText(text)
      ? saveDraftAction({ taskId, text, ...rest })
      : removeDraftAction({ taskId, ...rest })
    const result = await inTime(running)
    return result.ok ? replyOf(result.data) : refusedReply(result)
  } catch (error) {
    if (unstable_isUnrecognizedActionError(error) && isVisibleText(text)) return sendDraft(draft)
    void isOfflineNow()
    return { kind: 'unreachable' }
  }
}

function replyOf(outcome: DraftOutcome): DraftReply {
  const { version } = outcome
  return outcome.isSaved ? { kind: 'saved', version } : { kind: 'newer', saved: { text: outcome.text, version } }
}

function refusedReply({ message, isSignedOut, isGone, isConflict }: FailedResult): DraftReply {
  return { kind: 'refused', message, isSignedOut, isGone, isConflict }
}

/**
 * Ends waiting after 30 seconds, because the next save waits for this one. An action cannot be aborted, and the router
 * starts the next one, such as confirming, only after it, unless a change of the history comes first.
 */
async function inTime<T>(running: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      window.history.replaceState(null, '', window.location.href)
      reject(new Error('The action has no answer yet.'))
    }, longestSaveMs)
  })
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}
