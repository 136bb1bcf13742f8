import 'server-only'
import { HEAD, TAIL } from '@/lib/evaluation/text/normalise'
import { Prisma } from '@/prisma/generated/client'

/** The column "text" as far as an evaluator reads it, so that a very long one is not sent from the database. */
export const readableText = Prisma.sql`
  CASE WHEN length("text") <= ${HEAD + TAIL}::int THEN "text"
    ELSE left("text", ${HEAD}::int) || E'\n' || right("text", ${TAIL}::int) END AS "text"`
