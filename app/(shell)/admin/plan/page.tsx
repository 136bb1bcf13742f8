import { LibraryBig } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageHeader } from '@/components/layout/page-header'
import { Button } from '@/components/ui/button'
import { dayOf, isDay } from '@/lib/calendar'
import { administratorScope } from '@/lib/http/page'
import { locales } from '@/lib/i18n/locale'
import type { BrowsedTask } from '@/lib/library/browse'
import { findLibraryTask } from '@/lib/library/queries'
import { hasModel, listPlanMembers, takenDays, undoablePlan } from '@/lib/planning/queries'
import { FamilyFirst } from '@/components/admin/family-first'
import { PlanScreen } from './plan-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('planning')
  return { title: t('heading') }
}

type Props = {
  searchParams: Promise<Partial<Record<'task' | 'language' | 'member' | 'from', string | string[]>>>
}

export default async function PlanPage({ searchParams }: Props) {
  const t = await getTranslations('planning')
  const [scope, { task, language, member, from }] = await Promise.all([administratorScope(), searchParams])
  const libraryLanguage = locales.find((each) => each === language) ?? scope.locale
  const wanted = typeof member === 'string' ? member : null
  const [{ members, total }, taken, undoable, chosen] = await Promise.all([
    listPlanMembers(scope, wanted),
    takenDays(scope, wanted),
    undoablePlan(scope),
    typeof task === 'string' ? findLibraryTask(scope, task, libraryLanguage) : null,
  ])
  const isByModel = hasModel()
  return (
    <ClientMessages namespaces={['planning', 'imports', 'tasks', 'expectations']}>
      <PageHeader title={t('heading')}>
        <p className="text-muted">{t('hint')}</p>
        <Button asChild variant="secondary">
          <Link href="/admin/plan/library">
            <LibraryBig aria-hidden />
            {t('browse')}
          </Link>
        </Button>
      </PageHeader>
      <FamilyFirst />
      <PlanScreen
        viewerId={scope.viewer.id}
        members={members}
        hasMore={total > members.length}
        hasModel={isByModel}
        taken={taken}
        undoable={undoable}
        today={dayOf(scope.now, scope.timeZone)}
        timeZone={scope.timeZone}
        locale={scope.locale}
        starter={chosen && starterOf(chosen)}
        gap={wanted && typeof from === 'string' && isDay(from) ? { memberId: wanted, from } : null}
      />
      <p className="mt-5 text-muted">{isByModel ? t('byModel') : t('byLibrary')}</p>
    </ClientMessages>
  )
}

const starterOf = ({ title, description, expectations, points }: BrowsedTask) => ({
  title,
  description,
  expectations: [...expectations],
  points,
})
