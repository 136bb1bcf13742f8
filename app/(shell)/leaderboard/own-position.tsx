import { useTranslations } from 'next-intl'
import type { Board, OwnPlace } from '@/lib/leaderboard/boards'
import { BoardRow } from './board-row'

/** The viewer's place alone, in a family whose members see only their own. */
export function OwnPosition({ own: { places, total }, board }: { own: OwnPlace; board: Board }) {
  const t = useTranslations('leaderboard')
  return (
    <>
      <ol aria-label={t('yourPlace')}>
        {places.map((place) => (
          <BoardRow key={place.id} place={place} board={board} isViewer />
        ))}
      </ol>
      <p className="px-4 py-4 text-muted sm:px-5">{t('ownOnly', { rank: places[0]?.rank ?? 0, total })}</p>
    </>
  )
}
