import { makeCalendar, revokeCalendar } from '@/lib/calendars/commands'
import { makeCalendarOperation, revokeCalendarOperation } from '@/lib/calendars/operations'
import { env } from '@/lib/env'
import { ownAddress } from '@/lib/http/own-address'
import { route } from '@/lib/http/route'

export const POST = route(makeCalendarOperation, async ({ scope, params, body, request }) => {
  const { path } = await makeCalendar(scope, { ...params, ...body })
  return { url: new URL(path, ownAddress(request.headers, env().NEXTAUTH_URL)).href }
})

export const DELETE = route(revokeCalendarOperation, ({ scope, params, query }) =>
  revokeCalendar(scope, { ...params, ...query }),
)
