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
      className="pointer-events-none fixed inset-0 z-60 flex animate-first-load flex-col items-center justify-center bg-paper"
    >
      {/* A fixed size, so that nothing moves when the words arrive. */}
      <div className="flex h-38 w-full flex-col items-center gap-3">
        <Sprig leaves={10} className="h-28 animate-breathe" />
        <p className="text-lg text-muted">{t('loading')}</p>
      </div>
    </div>
  )
}
