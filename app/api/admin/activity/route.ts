import { listActivity } from '@/lib/activity/queries'
import { activityChoiceSchema } from '@/lib/activity/schema'
import { json, route } from '@/lib/http/route'

export const GET = route(async ({ scope, request }) => {
  const { searchParams } = new URL(request.url)
  const choice = { before: searchParams.get('before'), limit: searchParams.get('limit') ?? undefined }
  return json(await listActivity(scope, activityChoiceSchema.parse(choice)))
})
