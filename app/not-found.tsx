import type { Metadata } from 'next'
import Link from 'next/link'
import { LostScene } from '@/components/illustrations/scenes'
import { FallbackScreen } from '@/components/layout/fallback-screen'
import { Button } from '@/components/ui/button'
import { messages } from '@/lib/messages'

const words = messages.fallback

export const metadata: Metadata = { title: words.notFoundTitle }

export default function NotFound() {
  return (
    <FallbackScreen scene={<LostScene />} title={words.notFoundTitle} hint={words.notFound}>
      <Button asChild>
        <Link href="/dashboard">{messages.submission.returnToDashboard}</Link>
      </Button>
    </FallbackScreen>
  )
}
