import { offsetOf } from '@/lib/http/pagination'
import { listReview } from '@/lib/review/queries'
import { json, route } from '@/lib/http/route'

export const GET = route(async ({ scope, request }) => json(await listReview(scope, offsetOf(request))))
