import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { currentScope } from '@/lib/http/page'
import { formatHour } from '@/lib/i18n/format'
import { readReminders } from '@/lib/reminders/queries'
import { ChoiceForm } from './choice-form'
import { DeviceCard } from './device-card'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reminders')
  return { title: t('heading') }
}

export default async function RemindersPage() {
  const [t, scope, locale] = await Promise.all([getTranslations('reminders'), currentScope(), getLocale()])
  const { choice, hours, devices, email, canEmail, publicKey } = await readReminders(scope)
  return (
    <ClientMessages namespaces={['reminders']}>
      <BackLink href="/profile">{t('toProfile')}</BackLink>
      <PageHeader title={t('heading')}>
        <p className="text-muted">
          {t('hint', { from: formatHour(hours.from, locale), until: formatHour(hours.until, locale) })}
        </p>
      </PageHeader>
      <div className="space-y-6">
        <DeviceCard viewerId={scope.viewer.id} publicKey={publicKey} devices={devices} />
        <ChoiceForm choice={choice} hours={hours} email={email} canEmail={canEmail} />
      </div>
    </ClientMessages>
  )
}
