import { LogIn } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { taskPath } from '@/components/paths/task-path'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

type SessionEndedProps = {
  taskId: string
  /** How often the member has tried what needs a session. */
  attempts: number
}

/** Says that the session has expired and that the text is preserved. Each attempt leads here. */
export function SessionEndedBanner({ taskId, attempts }: SessionEndedProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (attempts === 0) return
    // After a dialog that closes has returned the focus.
    const timer = setTimeout(() => link.current?.focus())
    return () => clearTimeout(timer)
  }, [attempts])
  const t = useTranslations('common')
  const tSubmission = useTranslations('submission')
  return (
    <Banner tone="ember" role="alert" icon={<LogIn aria-hidden />} title={t('sessionEnded')}>
      <p>{tSubmission('keptHere')}</p>
      <Button asChild className="mt-3">
        <Link ref={link} href={`/login?callbackUrl=${encodeURIComponent(taskPath(taskId))}`}>
          {t('signInAgain')}
        </Link>
      </Button>
    </Banner>
  )
}
