import { useTranslations } from 'next-intl'
import { Spinner } from '@/components/ui/spinner'

export function Loading() {
  const t = useTranslations('common')
  return (
    <p role="status" className="flex items-center gap-2 pb-5 text-muted">
      <Spinner />
      {t('loading')}
    </p>
  )
}
