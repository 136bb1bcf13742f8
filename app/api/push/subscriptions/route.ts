import { route } from '@/lib/http/route'
import { addSubscription, removeSubscription } from '@/lib/reminders/commands'
import { addSubscriptionOperation, removeSubscriptionOperation } from '@/lib/reminders/operations'

export const POST = route(addSubscriptionOperation, ({ scope, body }) => addSubscription(scope, body))
export const DELETE = route(removeSubscriptionOperation, ({ scope, body }) => removeSubscription(scope, body))
