'use client'

import { Sparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useEarlyText } from '@/components/form/use-early-text'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { whenNeeded } from '@/components/ui/when-needed'
import type { Day } from '@/lib/calendar'
import { importLimits } from '@/lib/imports/limits'
import type { PlanDraft } from '@/lib/planning/draft'
import type { Editing } from '@/lib/planning/editing'
import type { UndoablePlan } from '@/lib/planning/entries'
import { gapsIn, missingIn, type PlanMember } from '@/lib/planning/table'
import type { Taken } from '@/lib/planning/taken'
import { CreateBar } from './create-bar'
import { DayChoice } from './day-choice'
import { focusCard } from './focus-card'
import { MemberChoice } from './member-choice'
import { NotShownLine } from './not-shown-line'
import { SuggestionStatus } from './suggestion-status'
import { UndoBanner } from './undo-banner'
import { UndoLine } from './undo-line'
import { useItemErrors } from './use-item-errors'
import { usePlan } from './use-plan'
import { useSettings } from './use-settings'
import { useTaken } from './use-taken'
import { WishFields } from './wish-fields'

const PlanTable = whenNeeded(() => import('./plan-table').then((module) => module.PlanTable))

export type PlanEditorProps = {
  viewerId: string
  /** There are more users than the draft's members. */
  hasMore: boolean
  hasModel: boolean
  /** What the days of the members `covered` already hold. */
  taken: Taken
  covered: readonly PlanMember[]
  undoable: UndoablePlan | null
  today: Day
  timeZone: string
  /** The plan to begin anew with. */
  fresh: PlanDraft
  initial: Editing
  /** Days of the initial plan have passed. */
  isLate: boolean
}

/** Suggests the tasks of a plan, lets them be edited, and creates them. */
export function PlanEditor({
  viewerId,
  hasMore,
  hasModel,
  taken: takenByCovered,
  covered,
  undoable,
  today,
  timeZone,
  fresh,
  initial,
  isLate,
}: PlanEditorProps) {
  const t = useTranslations('planning')
  const [said, setSaid] = useState(isLate ? t('daysPassed') : '')
  const heading = useRef<HTMLHeadingElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEarlyText(form)
  const focusHeading = () => heading.current?.focus()
  const settings = useSettings(initial.draft)
  const { values, set, errorOf } = settings
  const plan = usePlan({ viewerId, fresh, initial, settings, hasModel, onCreated: focusHeading })
  const { state, latest, members: known, items } = plan
  const taken = useTaken(takenByCovered, covered, known)
  const chosen = new Set(values.members)

  const grid = {
    members: known.filter(({ id }) => chosen.has(id)),
    days: [...new Set(values.days)].sort(),
    perDay: values.perDay,
  }
  const isChosen = grid.members.length > 0 && grid.days.length > 0
  const gaps = gapsIn(items, grid)?.count ?? 0
  const errors = useItemErrors(items, timeZone)
  const isBusy = state.kind === 'busy' || plan.isCreating
  const isCreatable = items.length > 0
  const shownErrors = errors.size + items.filter((item) => item.isTried && missingIn(item).length > 0).length
  const isRest = gaps > 0 || items.some(({ isKept }) => isKept)
  const ready = items.filter((item) => missingIn(item).length === 0).length

  function suggest(source?: 'library') {
    setSaid('')
    // The pressed button may be gone until there are suggestions.
    submitButton.current?.focus()
    const call = () => plan.suggestFor(grid, source)
    settings.submit(call, (isAny) => {
      if (isAny === null) return
      setSaid(isAny ? '' : t('nothingSuggested'))
      focusHeading()
    })
  }

  function cancel() {
    plan.cancel()
    if (state.purpose === 'plan') submitButton.current?.focus()
    else focusCard(state.purpose)
  }

  function create() {
    setSaid('')
    const bad = items.find((item) => errors.has(item.key) || missingIn(item).length > 0)
    if (!bad) return plan.create()
    flushSync(plan.attempt)
    focusCard(bad.key)
  }

  function undo() {
    const key = flushSync(plan.undo)
    if (key === undefined) focusHeading()
    else focusCard(key)
  }

  function showAll() {
    plan.showAll()
    focusHeading()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isChosen && !isBusy) suggest()
  }

  return (
    <div className="space-y-5">
      <Card className="max-sm:p-4">
        <form ref={form} noValidate onSubmit={submit} className="space-y-5">
          <MemberChoice
            members={known}
            hasMore={hasMore}
            chosen={chosen}
            error={errorOf('members')}
            onToggle={(id) => set('members', toggled(values.members, id))}
            onAdd={(member) => {
              plan.addMember(member)
              set('members', [...new Set([...values.members, member.id])])
            }}
          />
          <DayChoice
            today={today}
            chosen={new Set(values.days)}
            members={grid.members}
            taken={taken}
            error={errorOf('days')}
            onToggle={(day) => set('days', toggled(values.days, day))}
          />
          <WishFields values={values} set={set} errorOf={errorOf} isFromLibrary={!hasModel} />
          {!isChosen && (
            <p role="status" className="font-medium text-ember-ink">
              {grid.members.length === 0 ? t('membersRequired') : t('daysRequired')}
            </p>
          )}
          <Button
            ref={submitButton}
            type="submit"
            size="lg"
            className="w-full"
            disabled={!isChosen}
            aria-disabled={isBusy}
          >
            <Sparkles aria-hidden />
            {items.length === 0 ? t('suggest') : isRest ? t('suggestRest') : t('suggestOthers')}
          </Button>
          {state.purpose === 'plan' && (
            <SuggestionStatus
              state={state}
              hasTasks={items.length > 0}
              onCancel={cancel}
              library={hasModel ? { label: t('useLibrary'), onUse: () => suggest('library') } : null}
            />
          )}
        </form>
      </Card>
      {undoable && <UndoBanner key={undoable.id} plan={undoable} timeZone={timeZone} onUndone={focusHeading} />}
      <Card className="max-sm:p-4">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
          <CardTitle ref={heading} tabIndex={-1}>
            {t('plan')}
          </CardTitle>
          {!plan.isFresh && (
            <Button
              variant="ghost"
              disabled={plan.isCreating}
              onClick={() => {
                setSaid('')
                plan.beginAnew()
                focusHeading()
              }}
            >
              {t('beginAnew')}
            </Button>
          )}
        </div>
        <p role="status" className="text-muted not-empty:mb-4">
          {[
            said,
            ready > 0 && !settings.isSuggesting && t('suggested', { count: ready }),
            isCreatable && gaps > 0 && t('gaps', { count: gaps }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {!isCreatable ? (
          <EmptyState scene={<NothingFoundScene />} title={t('empty')}>
            <p>{t('emptyHint')}</p>
          </EmptyState>
        ) : (
          <PlanTable
            items={items}
            members={grid.members}
            days={grid.days}
            taken={taken}
            errors={errors}
            isBusy={isBusy}
            suggestion={state}
            onCancel={cancel}
            actionsOf={plan.actionsOf}
            onAdd={plan.add}
            onEmptied={focusHeading}
          />
        )}
        {plan.notShown > 0 && <NotShownLine count={plan.notShown} onShow={showAll} />}
        <CreateBar
          count={items.length}
          invalid={shownErrors}
          most={importLimits.tasks}
          isBusy={isBusy}
          isCreating={plan.isCreating}
          onCreate={create}
        >
          {latest && <UndoLine change={latest} onUndo={undo} />}
        </CreateBar>
      </Card>
    </div>
  )
}

const toggled = <T,>(chosen: readonly T[], item: T): T[] =>
  chosen.includes(item) ? chosen.filter((each) => each !== item) : [...chosen, item]
