import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/generated/client'

/**
 * Deletes the rows that meet the condition, except those that another transaction holds, which the next call deletes:
 * two processes that delete the same rows in different orders would end in a deadlock. Returns the number of rows.
 */
export function deleteOld(table: Prisma.ModelName, condition: Prisma.Sql): Prisma.PrismaPromise<number> {
  const rows = Prisma.raw(`"${table}"`)
  return db.$executeRaw`
    DELETE FROM ${rows} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${rows} WHERE ${condition} FOR UPDATE SKIP LOCKED))`
}
