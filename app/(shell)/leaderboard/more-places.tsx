import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

type MorePlacesProps = { state: 'idle' | 'loading' | 'failed'; onLoad: () => void }

/** Loads the next places of a board. Stays enabled while it loads, because disabling it would lose the focus. */
export function MorePlaces({ state, onLoad }: MorePlacesProps) {
  const t = useTranslations('leaderboard')
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3">
      {state === 'failed' && (
        <p role="alert" className="text-berry-ink">
          {t('moreFailed')}
        </p>
      )}
      <Button variant="ghost" aria-busy={state === 'loading'} onClick={onLoad}>
        {state === 'loading' && <Spinner />}
        {state === 'failed' ? t('moreAgain') : t('more')}
      </Button>
    </div>
  )
}
