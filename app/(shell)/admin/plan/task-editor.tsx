'use client'

import { useTranslations } from 'next-intl'
import { useState, type FocusEvent } from 'react'
import { ExpectationsField } from '@/components/admin/expectations/expectations-field'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { missingIn, type PlanItem } from '@/lib/planning/table'
import { expectationsOf, linesOf } from '@/lib/tasks/expectation-lines'
import { maxTaskPoints } from '@/lib/tasks/limits'

type TaskEditorProps = {
  item: PlanItem
  onChange: (change: Partial<PlanItem>) => void
  onDone: () => void
}

/** The fields of a task of the plan; changes apply at once. */
export function TaskEditor({ item, onChange, onDone }: TaskEditorProps) {
  const t = useTranslations('planning')
  const [left, setLeft] = useState<readonly string[]>([])
  const missing = missingIn(item)
  const errorOf = (field: 'title' | 'description') =>
    missing.includes(field) && (item.isTried || left.includes(field)) ? t(`missing.${field}`) : undefined
  const leaving = (field: string) => (event: FocusEvent) => {
    // The error would move a button that is being pressed.
    if (!(event.relatedTarget instanceof HTMLButtonElement)) setLeft((now) => [...now, field])
  }
  const [lines, setLines] = useState(() => linesOf(item.expectations))
  // As typed: a field that is cleared to type another number stays clear.
  const [points, setPoints] = useState(() => String(item.points))

  return (
    <div className="space-y-4">
      <Field label={t('titleLabel')} error={errorOf('title')}>
        {(control) => (
          <Input
            {...control}
            value={item.title}
            maxLength={200}
            onBlur={leaving('title')}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('description')} error={errorOf('description')}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={item.description}
            maxLength={20_000}
            onBlur={leaving('description')}
            onChange={(event) => onChange({ description: event.target.value })}
            className="max-h-72 min-h-28"
          />
        )}
      </Field>
      <ExpectationsField
        lines={lines}
        description={item.description}
        errorOf={() => undefined}
        onChange={(next) => {
          setLines(next)
          onChange({ expectations: expectationsOf(next).filter(({ text }) => text !== '') })
        }}
      />
      <Field label={t('pointsLabel')} className="max-w-40">
        {(control) => (
          <Input
            {...control}
            type="number"
            min={0}
            max={maxTaskPoints}
            value={points}
            onChange={(event) => {
              setPoints(event.target.value)
              // A number out of range is the item's error.
              if (event.target.value !== '') onChange({ points: Number(event.target.value) })
            }}
            onBlur={() => setPoints(String(item.points))}
          />
        )}
      </Field>
      <Button variant="secondary" onClick={onDone}>
        {t('finishReword')}
      </Button>
    </div>
  )
}
