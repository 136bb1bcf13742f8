import { askPerson, withdrawAppeal } from '@/lib/appeals/commands'
import { appealSchema } from '@/lib/appeals/schema'
import { signedIn } from '@/lib/auth/policy'
import { readJson } from '@/lib/http/body'
import { json, route } from '@/lib/http/route'

type Params = { taskId: string }

export const POST = route<Params>(async ({ scope, request, params }) => {
  signedIn(scope.viewer)
  const { message } = appealSchema.parse(await readJson(request))
  return json(await askPerson(scope, { taskId: params.taskId, message }), { status: 201 })
})

export const DELETE = route<Params>(async ({ scope, params }) => json(await withdrawAppeal(scope, params)))
