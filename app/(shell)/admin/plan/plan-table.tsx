'use client'

import { Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import type { Day } from '@/lib/calendar'
import { formatLongDay } from '@/lib/i18n/format'
import type { PlanItem, PlanMember } from '@/lib/planning/table'
import { isPausedOn, tasksOn, type Taken } from '@/lib/planning/taken'
import { focusFirstField } from './focus-card'
import { PlanCard, type CardActions } from './plan-card'
import type { SuggestionState } from './use-suggestions'

type PlanTableProps = {
  items: PlanItem[]
  members: PlanMember[]
  days: Day[]
  taken: Taken
  errors: ReadonlyMap<number, string>
  isBusy: boolean
  suggestion: SuggestionState
  onCancel: () => void
  actionsOf: (item: PlanItem) => CardActions
  onAdd: (memberId: string, day: Day) => void
  /** The last task was removed. */
  onEmptied: () => void
}

/** The plan: a row for each day with a cell for each member; on a phone the cells stand below each other. */
export function PlanTable(props: PlanTableProps) {
  const locale = useLocale()
  return (
    <div className="space-y-6">
      {props.days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className="mb-2 text-lg first-letter:uppercase">
            {formatLongDay(day, locale)}
          </h3>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3">
            {props.members.map((member) => (
              <Cell key={member.id} member={member} day={day} {...props} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

type CellProps = PlanTableProps & { member: PlanMember; day: Day }

/** The tasks of a member on a day. */
function Cell({
  member: { id, username },
  day,
  items,
  members,
  taken,
  errors,
  isBusy,
  suggestion,
  onCancel,
  actionsOf,
  onAdd,
  onEmptied,
}: CellProps) {
  const t = useTranslations('planning')
  const locale = useLocale()
  const addButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const own = items.filter(({ memberId, date }) => memberId === id && date === day)
  const had = tasksOn(taken, [id], day)
  const isPaused = isPausedOn(taken, id, day)
  return (
    <div className="min-w-0 rounded-card bg-shade p-3">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h4 className="min-w-0 font-semibold wrap-anywhere">{username}</h4>
        <Button
          ref={addButton}
          variant="ghost"
          aria-label={t('addFor', { name: username, day: formatLongDay(day, locale) })}
          onClick={() => {
            flushSync(() => onAdd(id, day))
            focusFirstField(list.current?.lastElementChild)
          }}
        >
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </div>
      {isPaused && <p className="mb-2 font-medium text-ember-ink">{t('onPause')}</p>}
      {had > 0 && <p className="mb-2 text-muted">{t('already', { count: had })}</p>}
      {own.length === 0 && had === 0 && !isPaused && <p className="text-muted">{t('nothing')}</p>}
      <ul ref={list} className="space-y-2">
        {own.map((item) => {
          const actions = actionsOf(item)
          return (
            <PlanCard
              key={item.key}
              item={item}
              others={members.filter((member) => member.id !== id)}
              error={errors.get(item.key)}
              isBusy={isBusy}
              suggestion={suggestion.purpose === item.key ? suggestion : null}
              onCancel={onCancel}
              {...actions}
              onRemove={() => {
                actions.onRemove()
                if (items.length > 1) addButton.current?.focus()
                else onEmptied()
              }}
            />
          )
        })}
      </ul>
    </div>
  )
}
