import { emailStatus } from '@/lib/emails/queries'
import { json, route } from '@/lib/route'

export const GET = route(async ({ scope }) => json(emailStatus(scope)))
