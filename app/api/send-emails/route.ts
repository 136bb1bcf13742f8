import { authorize } from '@/lib/auth/policy'
import { readJson } from '@/lib/http/body'
import { sendEmail } from '@/lib/emails/commands'
import { emailLimits, sendEmailSchema } from '@/lib/emails/schema'
import { json, route } from '@/lib/http/route'

export const POST = route(
  async ({ scope, request }) => {
    authorize(scope.viewer, 'email:send')
    const email = sendEmailSchema.parse(await readJson(request))
    return json({ data: await sendEmail(scope, email) })
  },
  { limit: emailLimits.bytes },
)
