'use client'

import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, Gauge } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorBanner } from '@/components/form/error-banner'
import { useAction } from '@/components/form/use-action'
import { Badge, type Tone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import type { CheckKind, PartState } from '@/lib/setup/checks'
import { runCheckAction } from './actions'

const looks = {
  works: { tone: 'leaf', Icon: CircleCheck },
  fails: { tone: 'berry', Icon: CircleAlert },
  new: { tone: 'sky', Icon: CircleDashed },
  off: { tone: 'stone', Icon: CircleMinus },
} as const satisfies Record<PartState, { tone: Tone; Icon: unknown }>

type CheckCardProps = {
  kind: CheckKind
  state: PartState
  /** What the last check found; null before the first. */
  outcome: string | null
  /** Why it cannot be checked now. */
  missing?: string
  /** What it is and how it stands. */
  children: ReactNode
}

/** A part of the installation, with a button that checks it. */
export function CheckCard({ kind, state, outcome, missing, children }: CheckCardProps) {
  const t = useTranslations('setup')
  const { busy, error, run } = useAction()
  const { tone, Icon } = looks[state]
  const id = `check-${kind}`
  const check = () => run(() => runCheckAction({ kind }), { failed: t('checkFailed'), done: () => undefined })
  return (
    <section aria-labelledby={id} className={cn(cardClass, 'flex flex-col gap-3')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="text-lg">
          {t(`${kind}.title`)}
        </h3>
        <Badge tone={tone}>
          <Icon aria-hidden />
          {t(`states.${state}`)}
        </Badge>
      </div>
      <div className="max-w-prose space-y-2 wrap-anywhere text-muted">{children}</div>
      <p
        aria-live="polite"
        className={cn(
          'max-w-prose wrap-anywhere whitespace-pre-line empty:hidden',
          state === 'fails' && 'text-berry-ink',
        )}
      >
        {busy ? t('checking') : outcome}
      </p>
      {error && !busy && <ErrorBanner error={error} />}
      <div className="mt-auto pt-1">
        {missing ? (
          <p className="text-muted">{missing}</p>
        ) : (
          <Button
            variant="secondary"
            busy={busy}
            aria-label={t('checkOf', { part: t(`${kind}.title`) })}
            onClick={check}
          >
            {busy ? null : <Gauge aria-hidden />}
            {t('check')}
          </Button>
        )}
      </div>
    </section>
  )
}
