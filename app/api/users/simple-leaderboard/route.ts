import { route } from '@/lib/http/route'
import { simpleEntryJson } from '@/lib/leaderboard/boards'
import { readSimpleBoardOperation } from '@/lib/leaderboard/operations'
import { listBoard } from '@/lib/leaderboard/queries'

export const GET = route(readSimpleBoardOperation, async ({ scope, query }) => {
  const { entries, total } = await listBoard(scope, { withAdmins: true, offset: query.offset })
  return { items: entries.map(simpleEntryJson), total }
})
