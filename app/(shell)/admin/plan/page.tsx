import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageHeader } from '@/components/layout/page-header'
import { dayOf } from '@/lib/calendar'
import { administratorScope } from '@/lib/http/page'
import { hasModel, listPlanMembers, undoablePlan } from '@/lib/planning/queries'
import { FamilyFirst } from '../family-first'
import { PlanScreen } from './plan-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('planning')
  return { title: t('heading') }
}

export default async function PlanPage() {
  const t = await getTranslations('planning')
  const scope = await administratorScope()
  const [{ members, total }, undoable] = await Promise.all([listPlanMembers(scope), undoablePlan(scope)])
  const isByModel = hasModel()
  return (
    <ClientMessages namespaces={['planning', 'imports', 'tasks', 'expectations']}>
      <PageHeader title={t('heading')}>
        <p className="text-muted">{t('hint')}</p>
      </PageHeader>
      <FamilyFirst />
      <PlanScreen
        members={members}
        hasMore={total > members.length}
        hasModel={isByModel}
        undoable={undoable}
        today={dayOf(scope.now, scope.timeZone)}
        timeZone={scope.timeZone}
        locale={scope.locale}
      />
      <p className="mt-5 text-muted">{isByModel ? t('byModel') : t('byLibrary')}</p>
    </ClientMessages>
  )
}
