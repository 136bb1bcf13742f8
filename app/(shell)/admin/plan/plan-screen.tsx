'use client'

import { CircleAlert, Sparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { whenNeeded } from '@/components/ui/when-needed'
import { addDays, type Day } from '@/lib/calendar'
import type { Locale } from '@/lib/i18n/locale'
import { importLimits } from '@/lib/imports/limits'
import type { UndoablePlan } from '@/lib/planning/entries'
import { planLimits } from '@/lib/planning/limits'
import { gapsIn, missingIn, startingWith, type PlanMember, type Starter } from '@/lib/planning/table'
import { CreateBar } from './create-bar'
import { DayChoice } from './day-choice'
import { focusCard } from './focus-card'
import { MemberChoice } from './member-choice'
import { ProgressLine } from './progress-line'
import { UndoBanner } from './undo-banner'
import { useItemErrors } from './use-item-errors'
import { usePlan } from './use-plan'
import type { Wish } from './use-suggestions'
import { WishFields } from './wish-fields'

const PlanTable = whenNeeded(() => import('./plan-table').then((module) => module.PlanTable))

const usualDays = 7

type PlanScreenProps = {
  members: (PlanMember & { isAdmin: boolean })[]
  hasMore: boolean
  hasModel: boolean
  undoable: UndoablePlan | null
  today: Day
  timeZone: string
  locale: Locale
  /** A task of the library to begin with. */
  starter: Starter | null
}

/** Plans tasks for several members and days: suggests them, lets them be edited, and creates them. */
export function PlanScreen({
  members,
  hasMore,
  hasModel,
  undoable,
  today,
  timeZone,
  locale,
  starter,
}: PlanScreenProps) {
  const t = useTranslations('planning')
  const [known, setKnown] = useState<PlanMember[]>(members)
  const [chosen, setChosen] = useState(() => new Set(members.filter(({ isAdmin }) => !isAdmin).map(({ id }) => id)))
  const [chosenDays, setChosenDays] = useState(
    () => new Set(Array.from({ length: usualDays }, (_, index) => addDays(today, index + 1))),
  )
  const [perDay, setPerDay] = useState(1)
  const [wish, setWish] = useState<Wish>({ goal: '', language: locale, theme: '' })
  const [said, setSaid] = useState('')
  const [isSuggesting, setSuggesting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const focusHeading = () => heading.current?.focus()
  const plan = usePlan(
    known,
    wish,
    hasModel,
    () => (starter ? startingWith(starter, [...chosen], addDays(today, 1)) : []),
    focusHeading,
  )
  const { items, state } = plan

  const grid = {
    members: known.filter(({ id }) => chosen.has(id)).slice(0, planLimits.members),
    days: [...chosenDays].sort(),
    perDay,
  }
  const isChosen = grid.members.length > 0 && grid.days.length > 0
  const gaps = gapsIn(items, grid)?.count ?? 0
  const errors = useItemErrors(items, timeZone)
  const shownMembers = known.filter(({ id }) => chosen.has(id) || items.some(({ memberId }) => memberId === id))
  const shownDays = [...new Set([...grid.days, ...items.map(({ date }) => date)])].sort()
  const isBusy = state.kind === 'busy'
  const shownErrors = errors.size + items.filter((item) => item.isTried && missingIn(item).length > 0).length
  const hasKept = items.some(({ isKept }) => isKept)

  async function suggest(source?: 'library') {
    setSaid('')
    // The pressed button may be gone until there are suggestions.
    submitButton.current?.focus()
    setSuggesting(true)
    const isAny = await plan.suggestFor(grid, source)
    setSuggesting(false)
    if (isAny === null) return
    setSaid(isAny ? '' : t('nothingSuggested'))
    focusHeading()
  }

  function cancel() {
    plan.cancel()
    submitButton.current?.focus()
  }

  function create() {
    setSaid('')
    const bad = items.find((item) => errors.has(item.key) || missingIn(item).length > 0)
    if (!bad) return plan.create()
    flushSync(plan.attempt)
    focusCard(bad.key)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isChosen && !isBusy) void suggest()
  }

  return (
    <div className="space-y-5">
      <Card className="max-sm:p-4">
        <form onSubmit={submit} className="space-y-5">
          <MemberChoice
            members={known}
            hasMore={hasMore}
            chosen={chosen}
            onToggle={(id) => setChosen((now) => toggled(now, id))}
            onAdd={(member) => {
              if (known.every(({ id }) => id !== member.id)) setKnown([...known, member])
              setChosen((now) => new Set([...now, member.id]))
            }}
          />
          <DayChoice today={today} chosen={chosenDays} onToggle={(day) => setChosenDays((now) => toggled(now, day))} />
          <WishFields
            wish={wish}
            perDay={perDay}
            onChange={(change) => setWish((now) => ({ ...now, ...change }))}
            onPerDay={setPerDay}
          />
          {!isChosen && (
            <p role="status" className="font-medium text-ember-ink">
              {grid.members.length === 0 ? t('membersRequired') : t('daysRequired')}
            </p>
          )}
          <Button
            ref={submitButton}
            type="submit"
            size="lg"
            className="w-full aria-disabled:opacity-55"
            disabled={!isChosen}
            aria-disabled={isBusy}
          >
            <Sparkles aria-hidden />
            {items.length === 0 ? t('suggest') : hasKept ? t('suggestRest') : t('suggestOthers')}
          </Button>
          {isBusy && <ProgressLine count={state.count} arrived={state.arrived} onCancel={cancel} />}
          {state.kind === 'stopped' && (
            <p role="status" className="text-muted">
              {t('stopped')}
            </p>
          )}
          {state.kind === 'failed' && (
            <Banner
              tone="berry"
              role="alert"
              icon={<CircleAlert aria-hidden />}
              title={t(state.arrived > 0 ? 'brokenOffTitle' : 'failedTitle')}
            >
              <p>{state.message}</p>
              {state.arrived > 0 ? (
                <p>{t('arrived', { count: state.arrived })}</p>
              ) : (
                items.length > 0 && <p>{t('stays')}</p>
              )}
              {hasModel && (
                <Button variant="secondary" className="mt-2" onClick={() => void suggest('library')}>
                  {t('useLibrary')}
                </Button>
              )}
            </Banner>
          )}
        </form>
      </Card>
      {undoable && <UndoBanner key={undoable.id} plan={undoable} timeZone={timeZone} onUndone={focusHeading} />}
      <Card className="max-sm:p-4">
        <CardTitle ref={heading} tabIndex={-1} className="mb-4">
          {t('plan')}
        </CardTitle>
        <p role="status" className="text-muted not-empty:mb-4">
          {[
            said,
            items.length > 0 && !isSuggesting && t('suggested', { count: items.length }),
            items.length > 0 && gaps > 0 && t('gaps', { count: gaps }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {items.length === 0 ? (
          <EmptyState scene={<NothingFoundScene />} title={t('empty')}>
            <p>{t('emptyHint')}</p>
          </EmptyState>
        ) : (
          <PlanTable
            items={items}
            members={shownMembers}
            days={shownDays}
            errors={errors}
            isBusy={isBusy || plan.isCreating}
            actionsOf={plan.actionsOf}
            onAdd={plan.add}
            onEmptied={focusHeading}
          />
        )}
        {items.length > 0 && (
          <CreateBar
            count={items.length}
            invalid={shownErrors}
            most={importLimits.tasks}
            isBusy={isBusy}
            isCreating={plan.isCreating}
            onCreate={create}
          />
        )}
      </Card>
    </div>
  )
}

function toggled<T>(chosen: ReadonlySet<T>, item: T): Set<T> {
  const next = new Set(chosen)
  if (!next.delete(item)) next.add(item)
  return next
}
