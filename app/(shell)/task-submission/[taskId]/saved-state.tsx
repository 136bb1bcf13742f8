import { Check, Clock, CloudOff, PencilLine, Smartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { wordCount } from '@/lib/word-count'
import { otherTextId } from './solution-id'
import type { Solution } from './use-solution'

type SavedStateProps = { solution: Solution; canSubmit: boolean; isSaving: boolean }

/**
 * The length of the text and whether it is saved, or that a newer one waits; for a read-only text, only what still
 * applies.
 */
export function SavedState({ solution, canSubmit, isSaving }: SavedStateProps) {
  const t = useTranslations('submission')
  const { text, newer, savedIn, isDraftSaved } = solution
  const isWaiting = newer !== null && !isSaving
  const isUnsaved = savedIn !== 'server'
  const [Icon, state] = isSaving
    ? [PencilLine, t('saving')]
    : isWaiting
      ? [Clock, t('newerWaits')]
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
  const isQuiet = !isSaving && !isWaiting && !isDraftSaved && savedIn !== 'nowhere'
  if (!canSubmit && text === '') return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-muted">
      <span className="tabular-nums">{t('words', { count: wordCount(text) })}</span>
      {(canSubmit || isUnsaved) && (
        <span
          role="status"
          aria-live={isQuiet ? 'off' : 'polite'}
          className={cn('inline-flex items-center gap-1.5', isWaiting && 'font-medium text-sky-ink')}
        >
          <Icon aria-hidden className="size-4" />
          {state}
        </span>
      )}
      {isWaiting && (
        <Button
          variant="ghost"
          className="-mx-4 text-sky-ink underline underline-offset-4"
          onClick={() => document.getElementById(otherTextId)?.focus()}
        >
          {t('lookAtIt')}
        </Button>
      )}
    </div>
  )
}
