'use client'

import './globals.css'
import { useState } from 'react'
import { useLoaded } from '@/components/layout/use-loaded'
import { acceptedLocale } from '@/lib/i18n/accepted-locale'
import { defaultLocale } from '@/lib/i18n/locale'

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** The language of the page that failed, else the browser's. */
function localeHere() {
  if (typeof document === 'undefined') return defaultLocale
  return acceptedLocale(document.documentElement.lang || navigator.language)
}

async function load() {
  const { GlobalRecovery, loadFallback } = await import('@/components/layout/global-recovery')
  return { GlobalRecovery, messages: await loadFallback(localeHere()) }
}

/** Shown when the root layout itself fails, so it renders its own document. Its content is loaded only then. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  const [locale] = useState(localeHere)
  const loaded = useLoaded(load)
  return (
    <html lang={locale}>
      <body>
        {loaded && (
          <loaded.GlobalRecovery
            key={error.digest}
            locale={locale}
            messages={loaded.messages}
            error={error}
            retry={reset}
          />
        )}
      </body>
    </html>
  )
}
