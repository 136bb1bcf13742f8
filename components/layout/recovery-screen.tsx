'use client'

import Link from 'next/link'
import { BrokenScene } from '@/components/illustrations/scenes'
import { FallbackScreen } from '@/components/layout/fallback-screen'
import { useRecovery } from '@/components/layout/use-recovery'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Translate } from '@/lib/i18n/message'

type RecoveryScreenProps = { t: Translate<'fallback'>; error: Error & { digest?: string }; retry: () => void }

/**
 * The last resort. What the server threw is masked by then, and its digest is what finds it in the log. While the
 * database cannot be reached the screen says so and tries again by itself.
 */
export function RecoveryScreen({ t, error, retry }: RecoveryScreenProps) {
  const trouble = useRecovery(error, retry)
  if (trouble !== 'broken') {
    return (
      <FallbackScreen scene={<BrokenScene />} title={t('awayTitle')} hint={trouble === 'away' ? t('away') : ''}>
        <div role="status">
          <Spinner />
          <span className="sr-only">{t('loading')}</span>
        </div>
        {trouble === 'away' && <Button onClick={retry}>{t('tryAgain')}</Button>}
      </FallbackScreen>
    )
  }
  const hint = error.digest ? t('serverError', { id: error.digest }) : error.message
  return (
    <FallbackScreen scene={<BrokenScene />} title={t('errorTitle')} hint={hint}>
      <Button onClick={retry}>{t('tryAgain')}</Button>
      <Button asChild variant="secondary">
        <Link href="/dashboard">{t('returnToDashboard')}</Link>
      </Button>
    </FallbackScreen>
  )
}
