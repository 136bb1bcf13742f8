import { useTranslations } from 'next-intl'
import type { RequestJson, RewardJson } from '@/lib/rewards/json'
import { RewardCard } from './reward-card'

type RewardListProps = { rewards: RewardJson[]; requests: RequestJson[]; balance: number }

/** What can be asked for, with how far the balance reaches and what waits for an answer. */
export function RewardList({ rewards, requests, balance }: RewardListProps) {
  const t = useTranslations('rewards')
  const waiting = (name: string) => requests.filter((each) => each.state === 'open' && each.name === name).length
  return (
    <div className="@container">
      <ul aria-label={t('available')} className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {rewards.map((reward) => (
          <li key={reward.id}>
            <RewardCard
              reward={reward}
              balance={balance}
              waiting={waiting(reward.name)}
              says={balance >= reward.cost ? t('enough') : t('missing', { missing: reward.cost - balance })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
