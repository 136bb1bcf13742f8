import 'server-only'
import { literalPattern } from '@/lib/text'
import { usernameKey } from '@/lib/users/username'
import { Prisma } from '@/prisma/generated/client'

/** Whether a username contains the text, in any case, with or without accents. `"usernameKey"` is that of one table. */
export const nameMatches = (text: string): Prisma.Sql =>
  Prisma.sql`search_form("usernameKey") LIKE search_form(${`%${literalPattern(usernameKey(text))}%`})`
