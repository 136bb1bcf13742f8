import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
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
      <Link
        href="/admin/setup"
        className="mb-2 inline-flex min-h-11 items-center gap-2 rounded-control pr-2 text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('toSetup')}
      </Link>
      <PageHeader title={t('log')}>
        <p className="text-muted">{t('logHint')}</p>
      </PageHeader>
      <DeliveryList {...found} timeZone={scope.timeZone} />
    </>
  )
}
