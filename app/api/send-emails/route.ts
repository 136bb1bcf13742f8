import { sendEmail } from '@/lib/emails/commands'
import { sendEmailOperation } from '@/lib/emails/operations'
import { route } from '@/lib/http/route'

export const POST = route(sendEmailOperation, async ({ scope, body }) => ({ data: await sendEmail(scope, body) }))
