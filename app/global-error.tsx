'use client'

import './globals.css'
import { useTranslations } from 'next-intl'
import { ErrorScreen } from '@/components/layout/error-screen'

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** Shown when even the root layout failed: it brings its own document. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  const t = useTranslations('fallback')
  const tCommon = useTranslations('common')
  return (
    <html lang="en">
      <body>
        <title>{`${t('errorTitle')} · ${tCommon('brand')}`}</title>
        <ErrorScreen key={error.digest} error={error} retry={reset} />
      </body>
    </html>
  )
}
