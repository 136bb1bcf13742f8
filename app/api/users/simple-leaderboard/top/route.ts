import { simpleEntryJson } from '@/lib/leaderboard/boards'
import { findChampion } from '@/lib/leaderboard/queries'
import { json, route } from '@/lib/http/route'

export const GET = route(async ({ scope }) => {
  const champion = await findChampion(scope)
  return json(champion && simpleEntryJson(champion))
})
