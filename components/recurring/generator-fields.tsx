'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ExpectationsField } from '@/components/admin/expectations/expectations-field'
import { Field } from '@/components/form/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { settledNumber, type RuleForm } from '@/lib/recurring/form'
import { expiries, intervals } from '@/lib/recurring/occurrences'
import { longestCount } from '@/lib/recurring/range'
import { longestDescription, longestTitle, maxTaskPoints } from '@/lib/tasks/limits'
import { CheckboxField } from './checkbox-field'
import { WeekdayFields } from './weekday-fields'

type NumberField = 'every' | 'expiryDays' | 'points'

type GeneratorFieldsProps = {
  /** The fields for who gets the task. */
  members: ReactNode
  form: RuleForm
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<RuleForm>) => void
  /** Called when a number field loses focus. */
  onLeave: (field: NumberField) => void
  /** Further fields at the end. */
  children?: ReactNode
}

/** All fields of a recurring task except its days. */
export function GeneratorFields(props: GeneratorFieldsProps) {
  const { members, form, errorOf, onChange, onLeave, children } = props
  const t = useTranslations('recurring')
  const number = (field: NumberField, label: string, min: number, max: number, hint?: string) => (
    <Field label={label} hint={hint} error={errorOf(field)}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          step={1}
          min={min}
          max={max}
          value={form[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
          onBlur={() => onLeave(field)}
        />
      )}
    </Field>
  )
  return (
    <div className="grid grid-cols-2 content-start gap-x-4 gap-y-5">
      {members}
      <Field label={t('title')} error={errorOf('title')} className="col-span-2">
        {(control) => (
          <Input
            {...control}
            value={form.title}
            maxLength={longestTitle}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('description')} error={errorOf('description')} className="col-span-2">
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={form.description}
            maxLength={longestDescription}
            onChange={(event) => onChange({ description: event.target.value })}
            className="max-h-72 min-h-28"
          />
        )}
      </Field>
      <ExpectationsField
        lines={form.expectations}
        description={form.description}
        errorOf={errorOf}
        onChange={(expectations) => onChange({ expectations })}
        className="col-span-2"
      />
      <Field label={t('intervalType')} error={errorOf('weekdays')} className="@max-sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            value={form.interval}
            onChange={({ target }) =>
              onChange({ interval: intervals.find((interval) => interval === target.value) ?? form.interval })
            }
          >
            {intervals.map((interval) => (
              <option key={interval} value={interval}>
                {t(`intervals.${interval}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {number(
        'every',
        t('intervalValue'),
        1,
        longestCount,
        t(`every.${form.interval}`, { count: settledNumber('every', form.every) }),
      )}
      {form.interval === 'weekly' && (
        <WeekdayFields chosen={form.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      )}
      <Field label={t('expiresAfter')} className="@max-sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            value={form.expiry}
            onChange={({ target }) =>
              onChange({ expiry: expiries.find((expiry) => expiry === target.value) ?? form.expiry })
            }
          >
            {expiries.map((expiry) => (
              <option key={expiry} value={expiry}>
                {t(`expiries.${expiry}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {form.expiry === 'custom' && number('expiryDays', t('customDays'), 1, longestCount)}
      {number('points', t('points'), 0, maxTaskPoints)}
      <CheckboxField
        label={t('ignoresPauses')}
        hint={t('ignoresPausesHint')}
        checked={form.ignoresPauses}
        onChange={(ignoresPauses) => onChange({ ignoresPauses })}
      />
      {children}
    </div>
  )
}
