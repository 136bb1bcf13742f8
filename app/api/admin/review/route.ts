import { route } from '@/lib/http/route'
import { listReviewOperation } from '@/lib/review/operations'
import { listReview } from '@/lib/review/queries'

export const GET = route(listReviewOperation, ({ scope, query }) => listReview(scope, query.offset))
