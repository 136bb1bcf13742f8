import { route } from '@/lib/http/route'
import { countTasks } from '@/lib/tasks/queries'
import { countAcceptedOperation } from '@/lib/users/operations'

export const GET = route(countAcceptedOperation, async ({ scope, params }) => {
  const { accepted } = await countTasks(scope, params.userId)
  return { acceptedCount: accepted }
})
