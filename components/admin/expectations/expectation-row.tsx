import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { Textarea } from '@/components/ui/textarea'
import type { ExpectationLine } from '@/lib/tasks/expectation-lines'
import { longestExpectation, type Expectation } from '@/lib/tasks/expectations'
import { characterCount } from '@/lib/text'

export type RowPart = 'text' | 'hidden' | 'up' | 'down' | 'remove'

/** The number of characters from which the length is shown. */
const shownFrom = longestExpectation * 0.8

/** The element id of a part of a row. */
export const rowPartId = (fieldId: string, key: number, part: RowPart) => `${fieldId}-${key}-${part}`

type ExpectationRowProps = {
  fieldId: string
  line: ExpectationLine
  /** Counted from 1. */
  place: number
  of: number
  error?: string
  onChange: (change: Partial<Expectation>) => void
  onEnter: () => void
  onMove: (by: -1 | 1, from: RowPart) => void
  onRemove: () => void
}

/** One expectation: its text, its visibility, and buttons to move and remove it. */
export function ExpectationRow(props: ExpectationRowProps) {
  const t = useTranslations('expectations')
  const { fieldId, line, place, of, error, onChange, onEnter, onMove, onRemove } = props
  const length = characterCount(line.text.trim())
  const idOf = (part: RowPart) => rowPartId(fieldId, line.key, part)

  function act(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onEnter()
    } else if (event.altKey && by !== 0) {
      event.preventDefault()
      onMove(by, 'text')
    }
  }

  return (
    <li className="rounded-control border bg-shade/40 p-2">
      <Textarea
        id={idOf('text')}
        rows={1}
        aria-label={t('line', { place })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${idOf('text')}-says` : undefined}
        value={line.text}
        // In code units, of which a character has at most two; the form counts characters.
        maxLength={longestExpectation * 2}
        // Joins pasted lines, because an expectation is a single line.
        onChange={(event) => onChange({ text: event.target.value.replace(/\s*\n\s*/g, ' ') })}
        onKeyDown={act}
        className="min-h-12"
      />
      {error && (
        <p id={`${idOf('text')}-says`} className="mt-1 text-sm font-medium text-berry-ink">
          {error}
        </p>
      )}
      {length > shownFrom && (
        <p className={cn('mt-1 text-sm tabular-nums', length > longestExpectation ? 'text-berry-ink' : 'text-muted')}>
          {t('length', { count: length, most: longestExpectation })}
        </p>
      )}
      <div className="mt-1 flex items-center gap-2 pl-1">
        <Checkbox
          id={idOf('hidden')}
          aria-label={`${t('hidden')}: ${t('line', { place })}`}
          aria-describedby={line.isHidden ? `${fieldId}-hidden` : undefined}
          checked={line.isHidden}
          onChange={(event) => onChange({ isHidden: event.target.checked })}
        />
        <label htmlFor={idOf('hidden')} className="min-w-0 flex-1 cursor-pointer py-1 text-sm leading-5">
          {t('hidden')}
        </label>
        <div className="flex shrink-0">
          <Button
            id={idOf('up')}
            variant="ghost"
            size="icon"
            aria-label={t('moveUp', { place })}
            disabled={place === 1}
            onClick={() => onMove(-1, 'up')}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            id={idOf('down')}
            variant="ghost"
            size="icon"
            aria-label={t('moveDown', { place })}
            disabled={place === of}
            onClick={() => onMove(1, 'down')}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button
            id={idOf('remove')}
            variant="ghost"
            size="icon"
            aria-label={t('remove', { place })}
            onClick={onRemove}
          >
            <X aria-hidden />
          </Button>
        </div>
      </div>
    </li>
  )
}
