'use client'

import './globals.css'
import { ErrorScreen } from '@/components/layout/error-screen'
import { messages } from '@/lib/messages'

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** Shown when even the root layout failed: it brings its own document. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>{`${messages.fallback.errorTitle} · ${messages.brand}`}</title>
        <ErrorScreen key={error.digest} error={error} retry={reset} />
      </body>
    </html>
  )
}
