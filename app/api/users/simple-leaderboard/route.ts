import { simpleEntryJson } from '@/lib/leaderboard/boards'
import { listBoard } from '@/lib/leaderboard/queries'
import { fitting, listHeaders, offsetOf } from '@/lib/http/pagination'
import { json, route } from '@/lib/http/route'

export const GET = route(async ({ scope, request }) => {
  const { standings, total } = await listBoard(scope, { withAdmins: true, offset: offsetOf(request) })
  return json(fitting(standings.map(simpleEntryJson)), { headers: listHeaders(total) })
})
