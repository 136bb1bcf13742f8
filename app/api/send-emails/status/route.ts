import { emailStatus } from '@/lib/emails/queries'
import { json, route } from '@/lib/http/route'

export const GET = route(async ({ scope }) => json(emailStatus(scope)))
