import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { administratorScope } from '@/lib/http/page'
import { wantedPage } from '@/lib/http/parameters'
import { listDeliveries } from '@/lib/reminders/queries'
import { DeliveryList } from './delivery-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reminders')
  return { title: t('log') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function RemindersLogPage({ searchParams }: Props) {
  const t = await getTranslations('reminders')
  const [scope, query] = await Promise.all([administratorScope(), searchParams])
  const found = await listDeliveries(scope, wantedPage.parse(query))
  return (
    <>
      <BackLink href="/admin/setup">{t('toSetup')}</BackLink>
      <PageHeader title={t('log')}>
        <p className="text-muted">{t('logHint')}</p>
      </PageHeader>
      <DeliveryList {...found} timeZone={scope.timeZone} />
    </>
  )
}
