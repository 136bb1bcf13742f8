import { listAgreement } from '@/lib/evaluation/queries'
import { json, route } from '@/lib/http/route'

export const GET = route(async ({ scope }) => json(await listAgreement(scope)))
