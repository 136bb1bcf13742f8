import { Coins } from 'lucide-react'
import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { PageHeader } from '@/components/layout/page-header'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Figure } from '@/components/ui/figure'
import { currentScope } from '@/lib/http/page'
import { ownRewards } from '@/lib/rewards/queries'
import { RequestList } from './request-list'
import { RewardList } from './reward-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rewards')
  return { title: t('heading') }
}

export default async function RewardsPage() {
  const t = await getTranslations('rewards')
  const [scope, format] = await Promise.all([currentScope(), getFormatter()])
  const { rewards, requests, balance } = await ownRewards(scope)
  return (
    <ClientMessages namespaces={['rewards']}>
      <PageHeader title={t('heading')}>
        <p className="text-muted">{t('hint')}</p>
      </PageHeader>
      <div className="space-y-8">
        <div className="@container max-w-sm rounded-card bg-gold-soft p-5 text-gold-ink">
          <h2 className="flex items-center gap-2 font-sans text-base font-medium">
            <Coins aria-hidden className="size-5" />
            {t('balance')}
          </h2>
          <Figure className="mt-3">{format.number(balance)}</Figure>
          <p className="mt-1">{t('balanceHint')}</p>
        </div>
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
