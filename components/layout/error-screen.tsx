'use client'

import { useTranslations } from 'next-intl'
import { RecoveryScreen } from '@/components/layout/recovery-screen'

type ErrorScreenProps = { error: Error & { digest?: string }; retry: () => void }

/** Replaces a screen that failed, in the viewer's language. */
export function ErrorScreen(props: ErrorScreenProps) {
  return <RecoveryScreen t={useTranslations('fallback')} {...props} />
}
