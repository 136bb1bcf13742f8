'use client'

import { CircleAlert, MessageCircleWarning, Pencil, Pin, PinOff, Shuffle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessageText } from '@/components/i18n/use-message-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/spinner'
import { missingIn, type PlanItem, type PlanMember } from '@/lib/planning/table'
import { isTellable } from '@/lib/planning/tellable'
import { CardMenu } from './card-menu'
import { cardId, focusCard, focusFirstField } from './focus-card'
import { SuggestionStatus } from './suggestion-status'
import { TaskEditor } from './task-editor'
import type { SuggestionState } from './use-suggestions'

export type CardActions = {
  onChange: (change: Partial<PlanItem>) => void
  onSwap: () => void
  /** Null without a model, which would only suggest the library again. */
  onRegenerate: (() => void) | null
  /** Saves it for later plans; null when it is in the library. */
  onSave: (() => void) | null
  onCopy: (memberId: string) => void
  onRemove: () => void
}

type PlanCardProps = CardActions & {
  item: PlanItem
  /** The other members to whom it can be copied. */
  others: PlanMember[]
  /** Why an import would refuse it. */
  error: string | undefined
  isBusy: boolean
  /** The suggestion of another task in its place. */
  suggestion: SuggestionState | null
  onCancel: () => void
}

/** One task of the plan, to be read, changed or replaced. */
export function PlanCard({ item, others, error, isBusy, suggestion, onCancel, ...actions }: PlanCardProps) {
  const t = useTranslations('planning')
  const textOf = useMessageText()
  const [isEditing, setEditing] = useState(item.title === '')
  const card = useRef<HTMLLIElement>(null)
  const rewordButton = useRef<HTMLButtonElement>(null)
  const { title, description, expectations, points, isKept } = item
  const missing = item.isTried ? missingIn(item) : []
  const shown = error === undefined ? missing.map((field) => t(`missing.${field}`)) : [textOf(error)]
  const name = title.trim() || t('untitled')
  const isUntold = description.trim() !== '' && !isTellable(item)
  const named = (action: 'swap' | 'reword' | 'lock' | 'unlock') => ({
    'aria-label': t('of', { action: t(action), title: name }),
    title: t(action),
  })

  return (
    <li
      ref={card}
      id={cardId(item.key)}
      tabIndex={-1}
      className={cn(
        'scroll-mb-48 rounded-control border bg-card p-3',
        isKept && 'border-leaf/60',
        shown.length > 0 && 'border-berry',
      )}
    >
      {isEditing ? (
        <TaskEditor
          item={item}
          onChange={(change) => actions.onChange({ ...change, isKept: true, isWritten: true })}
          onDone={() => {
            flushSync(() => {
              actions.onChange({ isTried: true })
              setEditing(false)
            })
            rewordButton.current?.focus()
          }}
        />
      ) : (
        <>
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="mt-1 text-muted wrap-anywhere">{description}</p>
          {expectations.length > 0 && (
            <p className="mt-1 text-base text-muted sm:text-sm wrap-anywhere">
              {t('tells', { expectations: expectations.map(({ text }) => text).join(' · ') })}
            </p>
          )}
          <div className="mt-1 flex flex-wrap items-center gap-2">
            <Badge tone="gold">{t('points', { count: points })}</Badge>
            {isKept && (
              <Badge tone="leaf">
                <Pin aria-hidden />
                {t('locked')}
              </Badge>
            )}
            {isUntold && (
              <Badge tone="ember" title={t('cannotBeToldHint')}>
                <MessageCircleWarning aria-hidden />
                {t('cannotBeTold')}
              </Badge>
            )}
            <span className="ml-auto flex">
              <Button
                variant="ghost"
                size="icon"
                // Disabled, it would lose the focus.
                aria-disabled={isBusy}
                onClick={isBusy ? undefined : actions.onSwap}
                {...named('swap')}
              >
                {suggestion?.kind === 'busy' ? <Spinner /> : <Shuffle aria-hidden />}
              </Button>
              <Button
                ref={rewordButton}
                variant="ghost"
                size="icon"
                onClick={() => {
                  flushSync(() => setEditing(true))
                  focusFirstField(card.current)
                }}
                {...named('reword')}
              >
                <Pencil aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                onClick={() => actions.onChange({ isKept: !isKept })}
                {...named(isKept ? 'unlock' : 'lock')}
              >
                {isKept ? <PinOff aria-hidden /> : <Pin aria-hidden />}
              </Button>
              <CardMenu name={name} others={others} isBusy={isBusy} {...actions} />
            </span>
          </div>
        </>
      )}
      {shown.length > 0 && !(isEditing && missing.length > 0) && (
        <p className="mt-2 flex gap-2 font-medium text-berry-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{shown.join(' · ')}</span>
        </p>
      )}
      {suggestion && (
        <div className="mt-3 empty:hidden">
          <SuggestionStatus
            state={suggestion}
            hasTasks={false}
            onCancel={onCancel}
            library={{
              label: t('swap'),
              onUse: () => {
                focusCard(item.key)
                actions.onSwap()
              },
            }}
          />
        </div>
      )}
    </li>
  )
}
