'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useId, useOptimistic, useTransition } from 'react'
import { Field } from '@/components/form/field'
import { CardTitle, cardClass } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { callAction } from '@/components/form/call-action'
import { notify } from '@/components/ui/notify'
import { Select } from '@/components/ui/select'
import { channels, reminderKinds, type Channel, type ReminderHours, type ReminderKind } from '@/lib/reminders/kinds'
import type { ReminderChoice } from '@/lib/reminders/schema'
import { chooseRemindersAction } from './actions'

type ChoiceFormProps = {
  choice: ReminderChoice
  hours: ReminderHours
  email: string | null
  canEmail: boolean
}

/** Chooses the kinds of reminders by push and by e-mail, and the hour of the daily one. Stores each change at once. */
export function ChoiceForm({ choice: stored, hours, email, canEmail }: ChoiceFormProps) {
  const t = useTranslations('reminders')
  const tCommon = useTranslations('common')
  const format = useFormatter()
  const [choice, setChoice] = useOptimistic(stored)
  const [isPending, startTransition] = useTransition()
  const id = useId()
  const offered = Array.from({ length: hours.until - hours.from }, (_, index) => hours.from + index)
  const usable = channels.filter((channel) => channel === 'push' || (canEmail && email !== null))

  function store(changed: Partial<ReminderChoice>) {
    const wanted = { ...choice, ...changed }
    startTransition(async () => {
      setChoice(wanted)
      const result = await callAction(() => chooseRemindersAction(wanted), tCommon)
      if (result.ok) return notify.success({ title: t('saved') })
      notify.destructive({ title: t('saveFailed'), description: result.message })
    })
  }

  function choose(kind: ReminderKind, channel: Channel, isChosen: boolean) {
    const others = choice[channel].filter((each) => each !== kind)
    store({ [channel]: isChosen ? [...others, kind] : others })
  }

  return (
    <section aria-labelledby={id} aria-busy={isPending} className={cardClass}>
      <CardTitle id={id}>{t('choices')}</CardTitle>
      <p className="mt-0.5 text-muted">
        {canEmail ? (email === null ? t('noAddress') : t('emailTo', { email })) : t('emailOff')}
      </p>
      <table className="mt-3 w-full">
        <thead>
          <tr>
            <td />
            {usable.map((channel) => (
              <th key={channel} scope="col" className="min-w-18 px-2 py-2 text-center align-bottom font-medium">
                {t(`channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {reminderKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" className="py-3 pr-2 text-left font-normal">
                {t(`kinds.${kind}`)}
              </th>
              {usable.map((channel) => (
                <td key={channel} className="px-2 py-3">
                  <Checkbox
                    className="mx-auto"
                    aria-label={t('choiceOf', { kind: t(`kinds.${kind}`), channel: t(`channels.${channel}`) })}
                    checked={choice[channel].includes(kind)}
                    onChange={({ target }) => choose(kind, channel, target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 max-w-sm">
        <Field label={t('hour')} hint={t('hourHint')}>
          {(control) => (
            <Select
              {...control}
              value={choice.nudgeHour}
              onChange={({ target }) => store({ nudgeHour: Number(target.value) })}
            >
              {offered.map((hour) => (
                <option key={hour} value={hour}>
                  {format.dateTime(new Date(Date.UTC(2027, 0, 1, hour)), { timeStyle: 'short', timeZone: 'UTC' })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </section>
  )
}
