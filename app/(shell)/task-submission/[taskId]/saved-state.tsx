import { Check, CloudOff, PencilLine } from 'lucide-react'
import { messages } from '@/lib/messages'
import type { Solution } from './use-solution'
import { wordCount } from './word-count'

const words = messages.submission

type SavedStateProps = { solution: Solution; isSaving: boolean }

/** How much is written, and whether it is safe; always in view. */
export function SavedState({ solution, isSaving }: SavedStateProps) {
  const { text, isUnsaved, isDraftSaved } = solution
  const [Icon, state] = isSaving
    ? [PencilLine, words.saving]
    : isDraftSaved
      ? [Check, words.draftSavedTitle]
      : isUnsaved
        ? [CloudOff, words.unsaved]
        : [Check, text ? words.nothingNew : words.nothingYet]
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted">
      <span className="tabular-nums">{wordCount(text)}</span>
      <span role="status" className="inline-flex items-center gap-1.5">
        <Icon aria-hidden className="size-4" />
        {state}
      </span>
    </p>
  )
}
