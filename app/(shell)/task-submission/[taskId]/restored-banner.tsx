import { useTranslations } from 'next-intl'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import type { Solution } from './use-solution'

/**
 * Says that unsaved text was restored, with buttons to replace it by the saved text and to undo that. While a newer text
 * waits, that is chosen from first.
 */
export function RestoredBanner({ solution }: { solution: Solution }) {
  const t = useTranslations('submission')
  const { store, newer, restoredOver, discarded } = solution
  const isDiscarded = discarded !== null
  if (newer || (restoredOver === null && !isDiscarded)) return null
  return (
    <Banner tone="sky" role="status">
      <p>{isDiscarded ? t('otherIsShown') : t('restored')}</p>
      {(isDiscarded || restoredOver) && (
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() => (isDiscarded ? store.restore() : store.replace(restoredOver ?? ''))}
        >
          {isDiscarded ? t('undo') : t('useSaved')}
        </Button>
      )}
    </Banner>
  )
}
