import { route } from '@/lib/http/route'
import { simpleEntryJson } from '@/lib/leaderboard/boards'
import { readChampionOperation } from '@/lib/leaderboard/operations'
import { findChampion } from '@/lib/leaderboard/queries'

export const GET = route(readChampionOperation, async ({ scope }) => {
  const champion = await findChampion(scope)
  return champion && simpleEntryJson(champion)
})
