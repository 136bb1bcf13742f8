'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { withLine, withMoved, withTexts, type ExpectationLine } from '@/lib/tasks/expectation-lines'
import { mostExpectations } from '@/lib/tasks/expectations'
import { ExpectationRow, rowPartId, type RowPart } from './expectation-row'
import { Proposals } from './proposals'

type ExpectationsFieldProps = {
  lines: ExpectationLine[]
  /** The description of the task, from which expectations are proposed. */
  description: string
  /** The error of a field: `expectations`, or `expectations.2` or `expectations.2.text` for the third row. */
  errorOf: (field: string) => string | undefined
  onChange: (lines: ExpectationLine[]) => void
  className?: string
}

/** The expectations of a task: rows to add, remove and reorder, with proposals from the description. */
export function ExpectationsField({ lines, description, errorOf, onChange, className }: ExpectationsFieldProps) {
  const t = useTranslations('expectations')
  const id = useId()
  const [said, setSaid] = useState('')
  const focusNext = useFocusNext()
  const error = errorOf('expectations')
  const lineError = (at: number) => errorOf(`expectations.${at}.text`) ?? errorOf(`expectations.${at}`)
  const hasLineError = lines.some((_, at) => lineError(at))
  const isFull = lines.length >= mostExpectations

  function add(afterKey?: number) {
    const next = withLine(lines, afterKey)
    const added = next.find(({ key }) => lines.every((line) => line.key !== key))
    if (!added) return
    onChange(next)
    focusNext(rowPartId(id, added.key, 'text'))
  }

  function move(key: number, by: -1 | 1, from: RowPart) {
    const next = withMoved(lines, key, by)
    const at = next.findIndex((line) => line.key === key)
    const isAtEnd = at === (by < 0 ? 0 : next.length - 1)
    onChange(next)
    setSaid(t('moved', { place: at + 1, of: next.length }))
    // At either end the pressed button becomes disabled, so the opposite one gets the focus.
    const button = by < 0 === isAtEnd ? 'down' : 'up'
    focusNext(rowPartId(id, key, from === 'text' ? 'text' : button))
  }

  function remove(key: number) {
    const at = lines.findIndex((line) => line.key === key)
    const next = lines.toSpliced(at, 1)
    const neighbour = next[Math.min(at, next.length - 1)]
    onChange(next)
    setSaid(t('removed', { left: next.length }))
    focusNext(neighbour ? rowPartId(id, neighbour.key, 'remove') : `${id}-add`)
  }

  return (
    <fieldset aria-describedby={`${id}-hint`} className={cn('min-w-0', className)}>
      <legend className="font-medium">{t('label')}</legend>
      <p id={`${id}-hint`} className="mt-1 text-base text-muted sm:text-sm">
        {t('hint')}
      </p>
      {lines.length > 0 && (
        <ol className="mt-3 space-y-3">
          {lines.map((line, at) => (
            <ExpectationRow
              key={line.key}
              fieldId={id}
              line={line}
              place={at + 1}
              of={lines.length}
              error={lineError(at)}
              onChange={(change) => onChange(lines.with(at, { ...line, ...change }))}
              onEnter={() => add(line.key)}
              onMove={(by, from) => move(line.key, by, from)}
              onRemove={() => remove(line.key)}
            />
          ))}
        </ol>
      )}
      {lines.some(({ isHidden }) => isHidden) && (
        <p id={`${id}-hidden`} className="mt-2 text-base text-muted sm:text-sm">
          {t('hiddenHint')}
        </p>
      )}
      {error && !hasLineError && (
        <p role="alert" className="mt-2 text-sm font-medium text-berry-ink">
          {error}
        </p>
      )}
      <Proposals
        description={description}
        lines={lines}
        onTake={(texts) => {
          onChange(withTexts(lines, texts))
          focusNext(`${id}-add`)
        }}
      />
      <Button
        id={`${id}-add`}
        variant="secondary"
        // Not `disabled`, because it takes the focus when the last row is added.
        aria-disabled={isFull}
        onClick={() => add()}
        className="mt-3 aria-disabled:opacity-55"
      >
        <Plus aria-hidden />
        {t('add')}
      </Button>
      {isFull && <p className="mt-1 text-base text-muted sm:text-sm">{t('full', { most: mostExpectations })}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}

/** Focuses an element after the next render, which adds or enables it. */
function useFocusNext(): (id: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = null
  })
  return (id) => {
    wanted.current = id
  }
}
