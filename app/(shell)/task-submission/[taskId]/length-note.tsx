import { useFormatter, useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { longestSolution } from '@/lib/submissions/schema'
import { characterCount } from '@/lib/text'

/** From how many characters on the length is shown at all. */
const shownFrom = longestSolution * 0.9

export const lengthNoteId = 'solution-length'

/** True for a text that the server would not take. */
export function isTooLong(text: string): boolean {
  // A text has at least half as many characters as it has units.
  return text.length > longestSolution && characterCount(text) > longestSolution
}

/** How much of the room for a solution is used, once little is left of it. */
export function LengthNote({ text }: { text: string }) {
  const t = useTranslations('submission')
  const format = useFormatter()
  if (text.length <= shownFrom) return null
  const length = characterCount(text)
  if (length <= shownFrom) return null
  const over = length - longestSolution
  return (
    <div id={lengthNoteId} className={cn('mt-3', over > 0 ? 'font-medium text-berry-ink' : 'text-sm text-muted')}>
      <p className="tabular-nums">
        {t('lengthOf', { count: format.number(length), most: format.number(longestSolution) })}
      </p>
      <p role="status">{over > 0 && t('tooLongBy', { count: format.number(over) })}</p>
    </div>
  )
}
