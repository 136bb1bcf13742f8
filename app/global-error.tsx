'use client'

import './globals.css'
import { useState } from 'react'
import { useLoaded } from '@/components/layout/use-loaded'
import { acceptedLocale, defaultLocale } from '@/lib/i18n/locale'

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void }

const load = () => import('@/components/layout/global-recovery')

/** The language of the page that failed, else the browser's. */
function localeHere() {
  if (typeof document === 'undefined') return defaultLocale
  return acceptedLocale(document.documentElement.lang || navigator.language)
}

/** Shown when the root layout itself fails, so it renders its own document. Its content is loaded only then. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  const [locale] = useState(localeHere)
  const loaded = useLoaded(load)
  return (
    <html lang={locale}>
      <body>{loaded && <loaded.GlobalRecovery key={error.digest} locale={locale} error={error} retry={reset} />}</body>
    </html>
  )
}
