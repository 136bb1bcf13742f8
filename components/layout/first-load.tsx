import { useTranslations } from 'next-intl'
import { Sprig } from '@/components/illustrations/sprig'

/**
 * The 'Loading...' screen, for about half a second when the shell first appears. It is removed with CSS alone and
 * lets clicks through, because the screen below is ready before it disappears.
 */
export function FirstLoad() {
  const t = useTranslations('common')
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-0 z-60 grid animate-first-load grid-rows-[7rem_1.75rem] place-content-center justify-items-center gap-3 bg-paper"
    >
      <Sprig leaves={10} className="h-28 animate-breathe" />
      <p className="text-lg text-muted">{t('loading')}</p>
    </div>
  )
}
