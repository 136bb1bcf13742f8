import { route } from '@/lib/http/route'
import { entryJson } from '@/lib/leaderboard/boards'
import { readBoardOperation } from '@/lib/leaderboard/operations'
import { listBoard } from '@/lib/leaderboard/queries'

export const GET = route(readBoardOperation, async ({ scope, query }) => {
  const { entries, total } = await listBoard(scope, { withAdmins: false, offset: query.offset })
  return { items: entries.map(entryJson), total }
})
