import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageHeader } from '@/components/layout/page-header'
import { dayOf } from '@/lib/calendar'
import { administratorScope } from '@/lib/http/page'
import { listOpenRequests, listRewards } from '@/lib/rewards/queries'
import { usersByIds } from '@/lib/users/queries'
import { ManageRewards } from './manage-rewards'
import { OpenRequests } from './open-requests'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manageRewards')
  return { title: t('heading') }
}

export default async function ManageRewardsPage() {
  const t = await getTranslations('manageRewards')
  const scope = await administratorScope()
  const [rewards, { items, total }] = await Promise.all([listRewards(scope), listOpenRequests(scope)])
  const members = await usersByIds(scope, [...new Set(rewards.flatMap(({ memberIds }) => memberIds ?? []))])
  return (
    <ClientMessages namespaces={['rewards', 'manageRewards']}>
      <div className="space-y-8 pb-20">
        <PageHeader title={t('heading')}>
          <p className="text-muted">{t('hint')}</p>
        </PageHeader>
        {total > 0 && (
          <OpenRequests viewerId={scope.viewer.id} requests={items} total={total} timeZone={scope.timeZone} />
        )}
        <ManageRewards rewards={rewards} members={members} today={dayOf(scope.now, scope.timeZone)} />
      </div>
    </ClientMessages>
  )
}
