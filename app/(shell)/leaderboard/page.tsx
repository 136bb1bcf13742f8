import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { can } from '@/lib/auth/policy'
import { dayOf } from '@/lib/calendar'
import { readBoard } from '@/lib/leaderboard/boards'
import { orLogged } from '@/lib/fallback'
import { monthOf } from '@/lib/leaderboard/period'
import { championOrNull, findBoard, findOwnPlace } from '@/lib/leaderboard/queries'
import { currentScope, orError } from '@/lib/http/page'
import { countUsers } from '@/lib/users/queries'
import { LeaderboardScreen } from './leaderboard-screen'
import { NoBoards } from './no-boards'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leaderboard')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function LeaderboardPage({ searchParams }: Props) {
  const [scope, query] = await Promise.all([currentScope(), searchParams])
  if (!can(scope.viewer, 'rank:read-own')) return <NoBoards />
  const board = readBoard(query.board)
  const isWhole = can(scope.viewer, 'board:read')
  const [page, own, champion, userCount] = await Promise.all([
    isWhole ? orError(findBoard(scope, board), 'leaderboard.unknownError') : null,
    orError(findOwnPlace(scope, board), 'leaderboard.unknownError'),
    championOrNull(scope),
    orLogged(countUsers(scope), null, 'users.fetchFailed'),
  ])
  return (
    <ClientMessages namespaces={['leaderboard']}>
      <LeaderboardScreen
        board={board}
        page={page}
        own={own}
        champion={champion}
        memberCount={userCount === null ? null : Math.max(0, userCount - 1)}
        month={monthOf(dayOf(scope.now, scope.timeZone))}
        timeZone={scope.timeZone}
        viewerId={scope.viewer.id}
      />
    </ClientMessages>
  )
}
