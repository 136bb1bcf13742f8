import { route } from '@/lib/http/route'
import { countTasks } from '@/lib/tasks/queries'
import { countDecidedOperation } from '@/lib/users/operations'

export const GET = route(countDecidedOperation, async ({ scope, params }) => {
  const { final } = await countTasks(scope, params.userId)
  return { finalStateCount: final }
})
