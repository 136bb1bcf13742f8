import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Tips } from '@/components/admin/tips'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageHeader } from '@/components/layout/page-header'
import { dayOf } from '@/lib/calendar'
import { administratorScope } from '@/lib/http/page'
import { readPage } from '@/lib/http/pagination'
import { readSchedule } from '@/lib/jobs/queries'
import { browsePauses } from '@/lib/pauses/queries'
import { isScheduled, listRules } from '@/lib/recurring/queries'
import { Pauses } from '@/components/pauses/pauses'
import { FamilyFirst } from '@/components/admin/family-first'
import { RecurringTasks } from './recurring-tasks'
import { ScheduleCard } from './schedule-card'

const tips = ['first', 'shortMonths', 'open', 'again'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recurring')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<{ page?: string | string[] }> }

export default async function RecurringTasksPage({ searchParams }: Props) {
  const t = await getTranslations('recurring')
  const [scope, parameters] = await Promise.all([administratorScope(), searchParams])
  const listed = listRules(scope, readPage(parameters.page))
  const [{ rules, page, pageCount }, jobs, pauses] = await Promise.all([
    listed,
    readSchedule(scope),
    browsePauses(scope),
  ])
  return (
    <ClientMessages namespaces={['recurring', 'pauses', 'task', 'tasks', 'expectations', 'jobs']}>
      <PageHeader title={t('heading')}>
        <p className="text-muted">{t('hint')}</p>
      </PageHeader>
      <FamilyFirst />
      <div className="space-y-5">
        <RecurringTasks
          viewerId={scope.viewer.id}
          rules={rules}
          page={page}
          pageCount={pageCount}
          isScheduled={isScheduled()}
          today={dayOf(scope.now, scope.timeZone)}
          pauses={pauses.filter(({ isOver }) => !isOver)}
        />
        <ScheduleCard jobs={jobs} timeZone={scope.timeZone} />
        <Pauses pauses={pauses} today={dayOf(scope.now, scope.timeZone)} />
        <Tips title={t('tipsTitle')} tips={tips.map((tip) => t(`tips.${tip}`))} />
      </div>
    </ClientMessages>
  )
}
