import { makeCalendar, revokeCalendar } from '@/lib/calendars/commands'
import { makeCalendarOperation, revokeCalendarOperation } from '@/lib/calendars/operations'
import { publicAddress } from '@/lib/http/public-address'
import { route } from '@/lib/http/route'

export const POST = route(makeCalendarOperation, async ({ scope, params, body, request }) => {
  const { path } = await makeCalendar(scope, { ...params, ...body })
  return { url: publicAddress(request, path) }
})

export const DELETE = route(revokeCalendarOperation, ({ scope, params, query }) =>
  revokeCalendar(scope, { ...params, isFamily: query.isFamily === 'true' }),
)
