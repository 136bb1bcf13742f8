import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/spinner'

/** In the place of a part whose script or data is on its way. */
export function LoadingLine({ className }: { className?: string }) {
  const t = useTranslations('common')
  return (
    <p role="status" className={cn('flex items-center gap-2 text-muted', className)}>
      <Spinner />
      {t('loading')}
    </p>
  )
}
