import { Check, CloudOff, PencilLine, Smartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Solution } from './use-solution'
import { wordCount } from './word-count'

type SavedStateProps = { solution: Solution; canSubmit: boolean; isSaving: boolean }

/** The length of the text and whether it is saved; for a read-only text, only what still applies. */
export function SavedState({ solution, canSubmit, isSaving }: SavedStateProps) {
  const t = useTranslations('submission')
  const { text, savedIn, isDraftSaved } = solution
  const isUnsaved = savedIn !== 'server'
  const [Icon, state] = isSaving
    ? [PencilLine, t('saving')]
    : isDraftSaved
      ? [Check, t('draftSavedTitle')]
      : isUnsaved
        ? savedIn === 'device'
          ? [Smartphone, t('savedHere')]
          : [CloudOff, t('unsaved')]
        : text
          ? [Check, t('savedThere')]
          : [PencilLine, t('nothingYet')]
  // Automatic saves are not announced: they would interrupt a screen reader at every pause in typing.
  const isQuiet = !isSaving && !isDraftSaved && savedIn !== 'nowhere'
  if (!canSubmit && text === '') return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted">
      <span className="tabular-nums">{t('words', { count: wordCount(text) })}</span>
      {(canSubmit || isUnsaved) && (
        <span role="status" aria-live={isQuiet ? 'off' : 'polite'} className="inline-flex items-center gap-1.5">
          <Icon aria-hidden className="size-4" />
          {state}
        </span>
      )}
    </p>
  )
}
