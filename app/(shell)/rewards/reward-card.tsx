import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Progress } from '@/components/ui/progress'
import { formatDay } from '@/lib/i18n/format'
import type { RewardJson } from '@/lib/rewards/json'
import { AskButton } from './ask-button'

type RewardCardProps = {
  reward: RewardJson
  balance: number
  /** How far the balance reaches, in words. */
  says: string
}

/**
 * A reward: its price, what is left of it, and how far the balance reaches. While the member's own request waits, what it
 * took is not said to be missing.
 */
export function RewardCard({ reward, balance, says }: RewardCardProps) {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const { id, name, cost, left, leftThisWeek, waiting, until } = reward
  const isWaiting = waiting > 0
  const isOffered = left !== 0 && leftThisWeek !== 0
  const canAsk = isOffered && balance >= cost
  const limits = [
    left !== null && t('left', { count: left }),
    leftThisWeek !== null && left !== 0 && t('leftThisWeek', { count: leftThisWeek }),
    until && t('until', { day: formatDay(until, locale) }),
  ].filter((limit) => limit !== false && limit !== null)
  return (
    <article className={cn(cardClass, 'flex h-full flex-col gap-3')}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-lg wrap-anywhere">{name}</h3>
        <Badge tone="gold" className="figures">
          {t('price', { cost })}
        </Badge>
      </div>
      {limits.length > 0 && (!isWaiting || canAsk) && <p className="text-muted">{limits.join(' · ')}</p>}
      <div className="mt-auto space-y-3">
        {isOffered && !isWaiting && (
          <>
            <Progress tone="gold" label={name} valueText={says} value={(Math.max(0, balance) / cost) * 100} />
            <p className="figures">{says}</p>
          </>
        )}
        {isWaiting && <p className="text-muted">{t('waiting', { count: waiting })}</p>}
        <AskButton id={id} name={name} cost={cost} waiting={waiting} disabled={!canAsk} />
      </div>
    </article>
  )
}
