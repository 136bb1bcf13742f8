import 'server-only'
import { Prisma } from '@/prisma/generated/client'

/** SQL condition on a task `t`: its member has written and uploaded nothing for it, and nobody has decided on it. */
export const isUntouched = Prisma.sql`t."status" IN ('pending', 'expired') AND t."draft" IS NULL AND t."response" IS NULL
  AND NOT EXISTS (SELECT 1 FROM "Submission" s WHERE s."taskId" = t."id")
  AND NOT EXISTS (SELECT 1 FROM "EvaluationCount" e WHERE e."taskId" = t."id")
  AND NOT EXISTS (SELECT 1 FROM "Decision" d WHERE d."taskId" = t."id")
  AND NOT EXISTS (SELECT 1 FROM "TaskPhoto" f WHERE f."taskId" = t."id")`
