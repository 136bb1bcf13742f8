import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewAdministrators } from '@/components/admin/new-administrators'
import { can } from '@/lib/auth/policy'
import { currentScope } from '@/lib/http/page'
import { AdministratorHome } from './administrator-home'
import { OwnDashboard } from './own-dashboard'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dashboard')
  return { title: t('heading') }
}

export default async function DashboardPage() {
  const t = await getTranslations('dashboard')
  const { viewer } = await currentScope()
  return (
    <>
      <h1 className="sr-only">{t('heading')}</h1>
      <NewAdministrators />
      {can(viewer, 'task:manage') ? <AdministratorHome /> : <OwnDashboard />}
    </>
  )
}
