'use client'

import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Suspense, useId, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { LoadingLine } from '@/components/ui/loading-line'

/** Something that waits for a person, and the card on which they decide. */
export type Waiting = { key: string; icon: LucideIcon; kind: string; title: string; username: string; card: ReactNode }

/** The classes of a line: as low on a phone as a touch target may be. */
export const waitingLineClass =
  'flex min-h-11 items-center gap-3 px-4 py-0.5 leading-tight sm:min-h-14 sm:px-6 sm:py-2 sm:leading-normal'

type WaitingItemProps = { item: Waiting; isOpen: boolean; onToggle: () => void }

/** A line that opens its card. */
export function WaitingItem({ item, isOpen, onToggle }: WaitingItemProps) {
  const { icon: Icon, kind, title, username, card } = item
  const t = useTranslations('common')
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className={cn(waitingLineClass, 'relative w-full rounded-card text-left hover:bg-shade/60')}
      >
        <Icon aria-hidden className="size-5 shrink-0 text-sky-ink" />
        {/* While the card is open it says what the line said. */}
        <span className={isOpen ? 'sr-only' : 'min-w-0 flex-1'}>
          <span className="line-clamp-1 font-medium wrap-anywhere">{title}</span>
          <span className="block truncate text-sm leading-tight text-muted sm:leading-normal">
            {kind} · {username}
          </span>
        </span>
        {isOpen && (
          <span aria-hidden className="flex-1 text-sm text-muted">
            {t('close')}
          </span>
        )}
        <ChevronDown aria-hidden className={cn('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <div id={id} className="px-2 pb-3 sm:px-4">
          {/* Without it, a card whose script is on its way would hide the whole screen. */}
          <Suspense fallback={<LoadingLine className="min-h-40 justify-center" />}>{card}</Suspense>
        </div>
      )}
    </li>
  )
}
