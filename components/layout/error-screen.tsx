'use client'

import { useTranslations } from 'next-intl'
import { useLoaded } from '@/components/layout/use-loaded'

type ErrorScreenProps = { error: Error & { digest?: string }; retry: () => void }

const load = () => import('@/components/layout/recovery-screen')

/** Replaces a screen that failed, in the viewer's language; its own script is loaded only then. */
export function ErrorScreen(props: ErrorScreenProps) {
  const t = useTranslations('fallback')
  const loaded = useLoaded(load)
  if (loaded) return <loaded.RecoveryScreen t={t} {...props} />
  return (
    <p role="status" className="sr-only">
      {t('loading')}
    </p>
  )
}
