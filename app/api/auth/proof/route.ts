import { callerOf } from '@/lib/auth/caller'
import { proveSession } from '@/lib/auth/commands'
import { proofSchema } from '@/lib/auth/schema'
import { readJson } from '@/lib/http/body'
import { noContent, route } from '@/lib/http/route'

export const POST = route(async ({ scope, request }) => {
  await proveSession(scope, proofSchema.parse(await readJson(request)), callerOf(request.headers))
  return noContent()
})
