import 'server-only'
import { longestListedText } from '@/lib/tasks/limits'
import { Prisma } from '@/prisma/generated/client'

/** SQL for a text, cut to `length` characters by PostgreSQL, so that the rest of a long one is not sent. */
export function truncatedSql(text: Prisma.Sql, length: Prisma.Sql = Prisma.sql`${longestListedText}::int`): Prisma.Sql {
  // Counting characters is slow. It takes one more, so that PostgreSQL never reads the whole of a long text.
  return Prisma.sql`CASE WHEN octet_length(${text}) > ${length} AND char_length(left(${text}, ${length} + 1)) > ${length}
    THEN left(${text}, ${length} - 1) || '…' ELSE ${text} END`
}
