import { LogIn } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { taskPath } from '@/components/paths/task-path'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

/** Says that the session has expired and that the text is preserved. */
export function SessionEndedBanner({ taskId }: { taskId: string }) {
  const t = useTranslations('common')
  const tSubmission = useTranslations('submission')
  return (
    <Banner tone="ember" role="alert" icon={<LogIn aria-hidden />} title={t('sessionEnded')}>
      <p>{tSubmission('keptHere')}</p>
      <Button asChild className="mt-3">
        <Link href={`/login?callbackUrl=${encodeURIComponent(taskPath(taskId))}`}>{t('signInAgain')}</Link>
      </Button>
    </Banner>
  )
}
