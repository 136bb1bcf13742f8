import { Crown, Medal } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { userPath } from '@/components/paths/user-path'
import { IntentLink } from '@/components/ui/intent-link'
import type { Board, Place } from '@/lib/leaderboard/boards'

type Honour = 'first' | 'second' | 'none'

const grounds: Record<Honour, string> = {
  first: 'bg-gold-soft py-4',
  second: 'bg-shade py-3.5',
  none: 'bg-card py-2.5',
}

type BoardRowProps = { place: Place; board: Board; isViewer: boolean; isSticky?: boolean }

/**
 * A member's place. The viewer's own row can be sticky at both ends of the list, so that it stays visible while the
 * list scrolls.
 */
export function BoardRow({
  place: { id, username, avatar, value, rank },
  board,
  isViewer,
  isSticky = false,
}: BoardRowProps) {
  const t = useTranslations('leaderboard')
  const format = useFormatter()
  const honour: Honour = value > 0 && rank === 1 ? 'first' : value > 0 && rank === 2 ? 'second' : 'none'
  return (
    <li
      data-own={isViewer || undefined}
      data-place={id}
      className={cn(
        'border-b last:border-0',
        isViewer && 'border-y border-leaf/40 bg-leaf-soft last:border-y',
        isViewer && isSticky && 'sticky inset-y-0 z-10',
      )}
    >
      <IntentLink
        href={userPath(id)}
        className={cn(
          'flex min-h-14 flex-wrap items-center gap-x-3 px-4 transition-colors -outline-offset-2 hover:bg-leaf-soft sm:px-5',
          grounds[honour],
          isViewer && 'border-l-4 border-leaf pl-3 sm:pl-4',
          isViewer && honour === 'none' && 'bg-leaf-soft',
        )}
      >
        <Rank rank={rank} honour={honour} />
        <Avatar
          username={username}
          src={avatar}
          className={cn(honour === 'first' && 'size-14 text-xl', isViewer && 'ring-2 ring-card')}
        />
        {/* A long number goes below the name instead of squeezing it. */}
        <span className="min-w-0 flex-[1_0_5rem]">
          <span className={cn('mr-2 font-semibold wrap-anywhere', honour === 'first' && 'font-display text-lg')}>
            {username}
          </span>
          {isViewer && (
            <Badge tone="leaf" className="bg-card">
              {t('you')}
            </Badge>
          )}
          {honour !== 'none' && <span className="block text-sm text-gold-ink">{t(`honours.${honour}.${board}`)}</span>}
        </span>
        <span className="ml-auto text-right text-sm text-muted">
          <span className={cn('figures block font-semibold text-ink', honour === 'first' ? 'text-2xl' : 'text-xl')}>
            {format.number(value)}
          </span>
          {board === 'streaks' ? t('days', { count: value }) : t('points', { count: value })}
        </span>
      </IntentLink>
    </li>
  )
}

function Rank({ rank, honour }: { rank: number; honour: Honour }) {
  const t = useTranslations('leaderboard')
  return (
    <span className="flex w-9 shrink-0 flex-col items-center text-muted">
      {honour === 'first' && <Crown aria-hidden className="size-5 text-gold" />}
      {honour === 'second' && <Medal aria-hidden className="size-5 text-stone" />}
      <span className="sr-only">{t('place')} </span>
      <span className={cn('figures text-lg', honour !== 'none' && 'font-semibold text-ink')}>{rank}</span>
    </span>
  )
}
