import { readCalendarOperation } from '@/lib/calendars/operations'
import { readCalendar } from '@/lib/calendars/queries'
import { noStore } from '@/lib/http/error-response.mjs'
import { route } from '@/lib/http/route'

const headers = { ...noStore, 'Content-Type': 'text/calendar; charset=utf-8' }

export const GET = route(
  readCalendarOperation,
  async ({ scope, params }) => new Response(await readCalendar(scope, params.secret), { headers }),
)
