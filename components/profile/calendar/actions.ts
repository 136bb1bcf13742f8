'use server'

import { signedIn } from '@/lib/auth/policy'
import { makeCalendar, revokeCalendar } from '@/lib/calendars/commands'
import { calendarChoiceSchema } from '@/lib/calendars/schema'
import { action } from '@/lib/http/action'

export const makeCalendarAction = action(calendarChoiceSchema, (scope, { isFamily }) =>
  makeCalendar(scope, { userId: signedIn(scope.viewer).id, isFamily }),
)

export const revokeCalendarAction = action(calendarChoiceSchema, (scope, { isFamily }) =>
  revokeCalendar(scope, { userId: signedIn(scope.viewer).id, isFamily }),
)
