'use client'

import { Gift } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorBanner } from '@/components/form/error-banner'
import { useAction } from '@/components/form/use-action'
import { useKeptInTab } from '@/components/form/use-kept-in-tab'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'
import { formatInstant } from '@/lib/i18n/format'
import type { OpenRequestJson } from '@/lib/rewards/json'
import { decideRequestAction } from './actions'

const DeclineDialog = whenNeeded(() => import('./decline-dialog').then((module) => module.DeclineDialog))

type RequestCardProps = { viewerId: string; request: OpenRequestJson; timeZone: string }

/** A request that waits for an answer: give it, or say not now with a reason. */
export function RequestCard({ viewerId, request, timeZone }: RequestCardProps) {
  const t = useTranslations('manageRewards')
  const tRewards = useTranslations('rewards')
  const locale = useLocale()
  const [isDeclining, setDeclining] = useState(false)
  const { busy, error, run } = useAction()
  const { id, name, cost, username, avatar, askedAt, balance } = request
  const kept = useKeptInTab<{ reason: string }>(viewerId, `decline:${id}`)

  function give() {
    run(() => decideRequestAction({ requestId: id, isGiven: true }), {
      failed: t('decisionFailed'),
      done: () => {
        kept.discard()
        notify.success({ title: t('given'), description: t('givenHint', { username, name }) })
      },
    })
  }

  return (
    <article className={cn(cardClass, '@container space-y-4')}>
      <div className="flex items-center gap-3">
        <Avatar username={username} src={avatar} />
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">{name}</h3>
          <p className="text-muted wrap-anywhere">
            {username} · {tRewards('price', { cost })} · {formatInstant(askedAt, timeZone, locale)}
          </p>
          <p className="text-muted">{t(balance < 0 ? 'balanceBelow' : 'balance', { balance })}</p>
        </div>
      </div>
      {error && <ErrorBanner error={error} />}
      <div className="grid grid-cols-2 gap-3 @md:flex">
        <Button busy={busy} onClick={give} aria-label={t('giveTo', { name, username })}>
          {!busy && <Gift aria-hidden />}
          {t('give')}
        </Button>
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => setDeclining(true)}
          aria-label={t('declineFor', { name, username })}
        >
          {t('decline')}
        </Button>
      </div>
      {isDeclining && <DeclineDialog request={request} kept={kept} onClose={() => setDeclining(false)} />}
    </article>
  )
}
