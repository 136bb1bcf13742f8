import { CircleAlert, LogIn } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

/** Why an action failed, and the errors of its fields. */
export type ActionError = { message: string; fields?: Record<string, string[]>; isSignedOut?: boolean }

/**
 * The error of a form, scrolled into view, with a link to sign in again if the session has expired; the form stays
 * visible.
 */
export function ErrorBanner({ error, className }: { error: ActionError; className?: string }) {
  const t = useTranslations('common')
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  if (!error.isSignedOut) {
    return (
      <Banner ref={banner} tone="berry" role="alert" icon={<CircleAlert aria-hidden />} className={className}>
        <p>{error.message}</p>
      </Banner>
    )
  }
  return (
    <Banner
      ref={banner}
      tone="ember"
      role="alert"
      icon={<LogIn aria-hidden />}
      title={t('sessionEnded')}
      className={className}
    >
      <p>{t('formStays')}</p>
      <Button asChild variant="secondary" className="mt-2">
        <a href="/login" target="_blank">
          {t('signInAgain')}
        </a>
      </Button>
    </Banner>
  )
}
