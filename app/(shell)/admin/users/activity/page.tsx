import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { listActivity } from '@/lib/activity/queries'
import { activityPerPage, readBefore } from '@/lib/activity/schema'
import { administratorScope } from '@/lib/http/page'
import { ActivityList } from './activity-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('activity')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ActivityPage({ searchParams }: Props) {
  const tAccount = await getTranslations('account')
  const t = await getTranslations('activity')
  const [scope, search] = await Promise.all([administratorScope(), searchParams])
  const before = readBefore(search.before)
  const { entries, next } = await listActivity(scope, { before, limit: activityPerPage })
  return (
    <>
      <BackLink href="/admin/users">{tAccount('toUsers')}</BackLink>
      <PageHeader title={t('heading')}>
        <p className="text-muted">{t('hint')}</p>
      </PageHeader>
      <ActivityList entries={entries} next={next} isNewest={before === undefined} timeZone={scope.timeZone} />
    </>
  )
}
