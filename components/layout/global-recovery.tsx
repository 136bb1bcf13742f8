'use client'

import { createTranslator } from 'use-intl/core'
import { RecoveryScreen } from '@/components/layout/recovery-screen'
import type { Locale } from '@/lib/i18n/locale'
import en from '@/lib/i18n/en/fallback.json'
import fr from '@/lib/i18n/fr/fallback.json'

const messages = { en: { fallback: en }, fr: { fallback: fr } }

type GlobalRecoveryProps = { locale: Locale; error: Error & { digest?: string }; retry: () => void }

/** The error screen without a layout around it, so it has its own messages. */
export function GlobalRecovery({ locale, ...props }: GlobalRecoveryProps) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'fallback' })
  return (
    <>
      <title>{t('pageTitle')}</title>
      <RecoveryScreen t={t} {...props} />
    </>
  )
}
