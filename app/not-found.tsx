import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { LostScene } from '@/components/illustrations/scenes'
import { FallbackScreen } from '@/components/layout/fallback-screen'
import { Button } from '@/components/ui/button'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('fallback')
  return { title: t('notFoundTitle') }
}

export default function NotFound() {
  const t = useTranslations('fallback')
  return (
    <FallbackScreen scene={<LostScene />} title={t('notFoundTitle')} hint={t('notFound')}>
      <Button asChild>
        <Link href="/dashboard">{t('returnToDashboard')}</Link>
      </Button>
    </FallbackScreen>
  )
}
