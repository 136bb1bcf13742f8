import { Crown, Medal } from 'lucide-react'
import Link from 'next/link'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { userPath } from '@/components/user/user-path'
import type { Board, Standing } from '@/lib/leaderboard/boards'
import { messages } from '@/lib/messages'

const words = messages.leaderboard

type Place = 'first' | 'second' | 'other'

const grounds: Record<Place, string> = {
  first: 'bg-gold-soft py-4',
  second: 'bg-shade py-3.5',
  other: 'bg-card py-2.5',
}

type BoardRowProps = { standing: Standing; board: Board; isViewer: boolean }

/**
 * A member's place. The viewer's own row stays in sight at the edge of the list however far it is scrolled: it
 * sticks to both ends.
 */
export function BoardRow({ standing: { id, username, avatar, value, rank }, board, isViewer }: BoardRowProps) {
  const place: Place = value > 0 && rank === 1 ? 'first' : value > 0 && rank === 2 ? 'second' : 'other'
  const subtitle = place === 'other' ? null : words[place][board]
  const unit = board === 'streaks' ? words.days(value) : words.points(value)
  return (
    <li className={cn('border-b last:border-0', isViewer && 'sticky inset-y-0 z-10 border-y border-y-leaf/40 last:border-y')} data-own={isViewer || undefined}>
      <Link
        href={userPath(id)}
        className={cn(
          'flex min-h-14 items-center gap-3 px-4 transition-colors -outline-offset-2 hover:bg-leaf-soft sm:px-5',
          grounds[place],
          isViewer && 'border-l-4 border-leaf pl-3 sm:pl-4',
          isViewer && place === 'other' && 'bg-leaf-soft',
        )}
      >
        <Rank rank={rank} place={place} />
        <Avatar username={username} src={avatar} className={cn(place === 'first' && 'size-14 text-xl', isViewer && 'ring-2 ring-card')} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className={cn('font-semibold wrap-anywhere', place === 'first' && 'font-display text-lg')}>{username}</span>
            {isViewer && <Badge tone="leaf" className="bg-card">{words.you}</Badge>}
          </span>
          {subtitle && <span className="block text-sm text-gold-ink">{subtitle}</span>}
        </span>
        <span className="text-right">
          <span className={cn('figures block font-semibold', place === 'first' ? 'text-2xl' : 'text-xl')}>
            {value.toLocaleString('en-US')}
          </span>
          <span className="block text-sm text-muted">{unit}</span>
        </span>
      </Link>
    </li>
  )
}

function Rank({ rank, place }: { rank: number; place: Place }) {
  const Sign = { first: Crown, second: Medal, other: null }[place]
  return (
    <span className="flex w-9 shrink-0 flex-col items-center text-muted">
      {Sign && <Sign aria-hidden className={cn('size-5', place === 'first' ? 'text-gold' : 'text-stone')} />}
      <span className="sr-only">Place </span>
      <span className={cn('figures text-lg', Sign && 'font-semibold text-ink')}>{rank}</span>
    </span>
  )
}
