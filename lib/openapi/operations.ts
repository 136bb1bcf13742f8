import type { Operation } from '@/lib/openapi/operation'
import { administrationOperations } from '@/lib/openapi/operations/administration'
import { emailOperations } from '@/lib/openapi/operations/emails'
import { leaderboardOperations } from '@/lib/openapi/operations/leaderboards'
import { reviewOperations } from '@/lib/openapi/operations/review'
import { serverOperations } from '@/lib/openapi/operations/server'
import { submissionOperations } from '@/lib/openapi/operations/submissions'
import { taskOperations } from '@/lib/openapi/operations/tasks'
import { userOperations } from '@/lib/openapi/operations/users'

/** Everything REST answers, one entry for each method of each path. A test holds it against app/api. */
export const operations: readonly Operation[] = [
  ...taskOperations,
  ...submissionOperations,
  ...reviewOperations,
  ...userOperations,
  ...leaderboardOperations,
  ...administrationOperations,
  ...emailOperations,
  ...serverOperations,
]
