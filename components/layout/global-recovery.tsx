'use client'

import { createTranslator } from 'use-intl/core'
import { RecoveryScreen } from '@/components/layout/recovery-screen'
import type { Messages } from '@/lib/i18n/catalogue'
import type { Locale } from '@/lib/i18n/locale'

// Only global-error.tsx imports it, and loads it with this module: every screen's script has that file.
export { loadFallback } from '@/lib/i18n/fallback'

type GlobalRecoveryProps = {
  locale: Locale
  messages: Messages['fallback']
  error: Error & { digest?: string }
  retry: () => void
}

/** The error screen without a layout around it, so it is given its messages. */
export function GlobalRecovery({ locale, messages, ...props }: GlobalRecoveryProps) {
  const t = createTranslator({ locale, messages: { fallback: messages }, namespace: 'fallback' })
  return (
    <>
      <title>{t('pageTitle')}</title>
      <RecoveryScreen t={t} {...props} />
    </>
  )
}
