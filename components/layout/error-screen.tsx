'use client'

import Link from 'next/link'
import { BrokenScene } from '@/components/illustrations/scenes'
import { FallbackScreen } from '@/components/layout/fallback-screen'
import { Button } from '@/components/ui/button'
import { messages } from '@/lib/messages'

type ErrorScreenProps = { error: Error & { digest?: string }; retry: () => void }

/** The last resort. What the server threw is masked by then, and its digest is what finds it in the log. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const hint = error.digest ? `500 Internal Server Error (${error.digest})` : error.message
  return (
    <FallbackScreen scene={<BrokenScene />} title={messages.fallback.errorTitle} hint={hint}>
      <Button onClick={retry}>Try again</Button>
      <Button asChild variant="secondary">
        <Link href="/dashboard">{messages.submission.returnToDashboard}</Link>
      </Button>
    </FallbackScreen>
  )
}
