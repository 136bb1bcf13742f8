import { CircleAlert } from 'lucide-react'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { Sprig } from '@/components/illustrations/sprig'
import { Wreath } from '@/components/illustrations/wreath'
import { Banner } from '@/components/ui/banner'
import { EmptyState } from '@/components/ui/empty-state'
import type { Board } from '@/lib/leaderboard/boards'
import { messages } from '@/lib/messages'

const words = messages.leaderboard

/** A board on which nobody has anything yet. */
export function EmptyBoard({ board }: { board: Board }) {
  if (board === 'streaks') {
    return (
      <EmptyState scene={<Sprig leaves={1} className="h-36" />} title={words.noStreaks}>
        {words.noStreaksHint}
      </EmptyState>
    )
  }
  if (board === 'all-time') {
    return (
      <EmptyState scene={<Wreath className="size-36" />} title={words.noChampions}>
        {words.noChampionsHint}
      </EmptyState>
    )
  }
  return (
    <EmptyState scene={<NothingFoundScene />} title={words.noData}>
      {words.noDataHint}
    </EmptyState>
  )
}

/** A board that could not be read, and why. */
export function FailedBoard({ board, problem }: { board: Board; problem: string }) {
  return (
    <div className="p-4 sm:p-5">
      <Banner
        tone="berry"
        role="alert"
        icon={<CircleAlert aria-hidden />}
        title={board === 'streaks' ? words.streaksFailed : words.boardFailed}
      >
        <p>{problem || words.unknownError}</p>
      </Banner>
    </div>
  )
}
