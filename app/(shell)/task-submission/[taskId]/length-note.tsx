import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { longestSolution } from '@/lib/submissions/limits'
import { characterCount } from '@/lib/text'

/** The number of characters from which the length is shown. */
const shownFrom = longestSolution * 0.9

export const lengthNoteId = 'solution-length'

/** True for a text that the server would reject. */
export function isTooLong(text: string): boolean {
  // A character has at most two code units, so most texts need no counting.
  return text.length > longestSolution && characterCount(text) > longestSolution
}

/** How much of the maximum length is used, shown near the limit. */
export function LengthNote({ text }: { text: string }) {
  const t = useTranslations('submission')
  if (text.length <= shownFrom) return null
  const length = characterCount(text)
  if (length <= shownFrom) return null
  const over = length - longestSolution
  return (
    <div id={lengthNoteId} className={cn('mt-3', over > 0 ? 'font-medium text-berry-ink' : 'text-sm text-muted')}>
      <p className="tabular-nums">{t('lengthOf', { count: length, most: longestSolution })}</p>
      <p role="status">{over > 0 && t('tooLongBy', { count: over })}</p>
    </div>
  )
}
