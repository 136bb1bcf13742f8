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
 * The fallback of the last resort. Next masks server errors in the browser, so the screen shows the digest that
 * identifies the error in the log. If the database cannot be reached, the screen says so and retries automatically.
 */
export function RecoveryScreen({ t, error, retry }: RecoveryScreenProps) {
  const cause = useRecovery(error, retry)
  if (cause !== 'broken') {
    return (
      <FallbackScreen scene={<BrokenScene />} title={t('awayTitle')} hint={cause === 'away' ? t('away') : ''}>
        <div role="status">
          <Spinner />
          <span className="sr-only">{t('loading')}</span>
        </div>
        {cause === 'away' && <Button onClick={retry}>{t('tryAgain')}</Button>}
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
