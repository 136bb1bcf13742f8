import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { ClientMessages } from '@/components/i18n/client-messages'
import { LostScene } from '@/components/illustrations/scenes'
import { FallbackScreen } from '@/components/layout/fallback-screen'
import { Button } from '@/components/ui/button'
import { Waiting } from './waiting'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline')
  return { title: t('title') }
}

/** Shown by the service worker when this device has no copy of a screen. It is public and has no personal data. */
export default async function OfflinePage() {
  const t = await getTranslations('offline')
  return (
    <FallbackScreen scene={<LostScene />} title={t('title')} hint={t('needsNetwork')}>
      <ClientMessages namespaces={['offline']}>
        <Waiting />
      </ClientMessages>
      <Button asChild variant="secondary">
        <Link href="/dashboard">{t('toDashboard')}</Link>
      </Button>
    </FallbackScreen>
  )
}
