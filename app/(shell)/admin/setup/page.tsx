import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageHeader } from '@/components/layout/page-header'
import { administratorScope } from '@/lib/http/page'
import { readSettings } from '@/lib/settings/queries'
import { BackupCard } from './backup-card'
import { FamilyCard } from './family-card'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('setup')
  return { title: t('heading') }
}

export default async function SetupPage() {
  const t = await getTranslations('setup')
  const scope = await administratorScope()
  const settings = await readSettings(scope)
  return (
    <ClientMessages namespaces={['setup']}>
      <PageHeader title={t('heading')}>
        <p className="text-muted">{t('hint')}</p>
      </PageHeader>
      <div className="space-y-5">
        <FamilyCard settings={settings} />
        <BackupCard scope={scope} />
      </div>
    </ClientMessages>
  )
}
