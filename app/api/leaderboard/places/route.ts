import { route } from '@/lib/http/route'
import { readPlacesOperation } from '@/lib/leaderboard/operations'
import { findBoard } from '@/lib/leaderboard/queries'

export const GET = route(readPlacesOperation, ({ scope, query }) => findBoard(scope, query.board, query.after))
