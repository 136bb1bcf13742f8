'use client'

import Link from 'next/link'
import { BrokenScene } from '@/components/illustrations/scenes'
import { FallbackScreen } from '@/components/layout/fallback-screen'
import { useRecovery } from '@/components/layout/use-recovery'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { messages } from '@/lib/messages'

const words = messages.fallback

type ErrorScreenProps = { error: Error & { digest?: string }; retry: () => void }

/**
 * The last resort. What the server threw is masked by then, and its digest is what finds it in the log. While the
 * database cannot be reached the screen says so and tries again by itself.
 */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const trouble = useRecovery(error, retry)
  if (trouble !== 'broken') {
    return (
      <FallbackScreen scene={<BrokenScene />} title={words.awayTitle} hint={trouble === 'away' ? words.away : ''}>
        <div role="status">
          <Spinner />
          <span className="sr-only">{messages.common.loading}</span>
        </div>
        {trouble === 'away' && <Button onClick={retry}>Try again</Button>}
      </FallbackScreen>
    )
  }
  const hint = error.digest ? `500 Internal Server Error (${error.digest})` : error.message
  return (
    <FallbackScreen scene={<BrokenScene />} title={words.errorTitle} hint={hint}>
      <Button onClick={retry}>Try again</Button>
      <Button asChild variant="secondary">
        <Link href="/dashboard">{messages.submission.returnToDashboard}</Link>
      </Button>
    </FallbackScreen>
  )
}
