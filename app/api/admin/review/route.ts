import { offsetOf } from '@/lib/pages'
import { listReview } from '@/lib/review/queries'
import { json, route } from '@/lib/route'

export const GET = route(async ({ scope, request }) => json(await listReview(scope, offsetOf(request))))
