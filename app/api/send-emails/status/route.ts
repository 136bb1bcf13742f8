import { readEmailStatusOperation } from '@/lib/emails/operations'
import { emailStatus } from '@/lib/emails/queries'
import { route } from '@/lib/http/route'

export const GET = route(readEmailStatusOperation, async ({ scope }) => emailStatus(scope))
