'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { BrokenScene } from '@/components/illustrations/scenes'
import { FallbackScreen } from '@/components/layout/fallback-screen'
import { useRecovery } from '@/components/layout/use-recovery'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

type ErrorScreenProps = { error: Error & { digest?: string }; retry: () => void }

/**
 * The last resort. What the server threw is masked by then, and its digest is what finds it in the log. While the
 * database cannot be reached the screen says so and tries again by itself.
 */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const t = useTranslations('fallback')
  const tCommon = useTranslations('common')
  const tSubmission = useTranslations('submission')
  const trouble = useRecovery(error, retry)
  if (trouble !== 'broken') {
    return (
      <FallbackScreen scene={<BrokenScene />} title={t('awayTitle')} hint={trouble === 'away' ? t('away') : ''}>
        <div role="status">
          <Spinner />
          <span className="sr-only">{tCommon('loading')}</span>
        </div>
        {trouble === 'away' && <Button onClick={retry}>Try again</Button>}
      </FallbackScreen>
    )
  }
  const hint = error.digest ? `500 Internal Server Error (${error.digest})` : error.message
  return (
    <FallbackScreen scene={<BrokenScene />} title={t('errorTitle')} hint={hint}>
      <Button onClick={retry}>Try again</Button>
      <Button asChild variant="secondary">
        <Link href="/dashboard">{tSubmission('returnToDashboard')}</Link>
      </Button>
    </FallbackScreen>
  )
}
