import { remote } from '@/components/rest/call'
import type { readPlacesOperation } from '@/lib/leaderboard/operations'

/** GET /api/leaderboard/places */
export const readPlaces = remote<typeof readPlacesOperation>({
  method: 'get',
  path: '/api/leaderboard/places',
  load: async () => (await import('@/lib/leaderboard/operations')).readPlacesOperation,
})
