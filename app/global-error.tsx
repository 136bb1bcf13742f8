'use client'

import './globals.css'
import { useState } from 'react'
import { createTranslator } from 'use-intl/core'
import { RecoveryScreen } from '@/components/layout/recovery-screen'
import { acceptedLocale, defaultLocale } from '@/lib/i18n/locale'
import en from '@/lib/i18n/en/fallback.json'
import fr from '@/lib/i18n/fr/fallback.json'

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void }

const messages = { en: { fallback: en }, fr: { fallback: fr } }

/** The language of the page that failed, else the browser's. */
function localeHere() {
  if (typeof document === 'undefined') return defaultLocale
  return acceptedLocale(document.documentElement.lang || navigator.language)
}

/** Shown when the root layout itself fails, so it renders its own document and has its own messages. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  const [locale] = useState(localeHere)
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'fallback' })
  return (
    <html lang={locale}>
      <body>
        <title>{t('pageTitle')}</title>
        <RecoveryScreen key={error.digest} t={t} error={error} retry={reset} />
      </body>
    </html>
  )
}
