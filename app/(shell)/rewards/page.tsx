import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { PageHeader } from '@/components/layout/page-header'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { currentScope } from '@/lib/http/page'
import { ownRewards } from '@/lib/rewards/queries'
import { BalanceCard } from './balance-card'
import { RequestList } from './request-list'
import { RewardList } from './reward-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rewards')
  return { title: t('heading') }
}

export default async function RewardsPage() {
  const t = await getTranslations('rewards')
  const scope = await currentScope()
  const { rewards, requests, balance } = await ownRewards(scope)
  return (
    <ClientMessages namespaces={['rewards']}>
      <PageHeader title={t('heading')}>
        <p className="text-muted">{t('hint')}</p>
      </PageHeader>
      <div className="space-y-8">
        <BalanceCard balance={balance} />
        <section aria-labelledby="available">
          <h2 id="available" className="mb-4 text-2xl">
            {t('available')}
          </h2>
          {rewards.length === 0 ? (
            <Card>
              <EmptyState scene={<NothingFoundScene />} title={t('none')}>
                {t('noneHint')}
              </EmptyState>
            </Card>
          ) : (
            <RewardList rewards={rewards} balance={balance} />
          )}
        </section>
        <section aria-labelledby="history">
          <h2 id="history" className="mb-4 text-2xl">
            {t('history')}
          </h2>
          {requests.length === 0 ? (
            <p className="text-muted">{t('historyNone')}</p>
          ) : (
            <RequestList requests={requests} timeZone={scope.timeZone} />
          )}
        </section>
      </div>
    </ClientMessages>
  )
}
