import { useTranslations } from 'next-intl'
import type { RewardJson } from '@/lib/rewards/json'
import { RewardCard } from './reward-card'

/** What can be asked for, with how far the balance reaches. */
export function RewardList({ rewards, balance }: { rewards: RewardJson[]; balance: number }) {
  const t = useTranslations('rewards')
  return (
    <div className="@container">
      <ul aria-label={t('available')} className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {rewards.map((reward) => (
          <li key={reward.id} tabIndex={-1}>
            <RewardCard
              reward={reward}
              balance={balance}
              says={balance >= reward.cost ? t('enough') : t('missing', { missing: reward.cost - balance })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
