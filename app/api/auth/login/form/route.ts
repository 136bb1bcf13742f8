import { signInFormOperation } from '@/lib/account/operations'
import { signInByForm } from '@/lib/account/commands'
import { noStore } from '@/lib/http/error-response.mjs'
import { route } from '@/lib/http/route'

export const POST = route(signInFormOperation, async ({ scope, body, request }) => {
  const location = await signInByForm(scope, body, request.headers)
  return new Response(null, { status: 303, headers: { ...noStore, Location: location } })
})
