import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageHeader } from '@/components/layout/page-header'
import { administratorScope } from '@/lib/http/page'
import { readSchedule } from '@/lib/jobs/queries'
import { readSettings, usualEvaluationsPerDay } from '@/lib/settings/queries'
import { readInstallation } from '@/lib/setup/queries'
import { BackupCard } from './backup-card'
import { FamilyCard } from './family-card'
import { Installation } from './installation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('setup')
  return { title: t('heading') }
}

export default async function SetupPage() {
  const t = await getTranslations('setup')
  const scope = await administratorScope()
  const [settings, facts, jobs] = await Promise.all([readSettings(scope), readInstallation(scope), readSchedule(scope)])
  return (
    <ClientMessages namespaces={['setup']}>
      <PageHeader title={t('heading')}>
        <p className="text-muted">{t('hint')}</p>
      </PageHeader>
      <div className="space-y-8">
        <FamilyCard settings={settings} usualEvaluations={usualEvaluationsPerDay(scope)} />
        <Installation scope={scope} facts={facts} jobs={jobs} />
        <BackupCard scope={scope} />
      </div>
    </ClientMessages>
  )
}
