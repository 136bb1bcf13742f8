import { json, route } from '@/lib/http/route'
import { countTasks } from '@/lib/tasks/queries'

export const GET = route<{ userId: string }>(async ({ scope, params }) => {
  const { accepted } = await countTasks(scope, params.userId)
  return json({ acceptedCount: accepted })
})
