import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** Whether the viewer has news that was not shown yet. */
export async function hasNews(scope: Scope): Promise<boolean> {
  const { id } = signedIn(scope.viewer)
  const [row] = await readBatched<{ isThere: boolean }>(
    scope,
    Prisma.sql`SELECT EXISTS (SELECT FROM "News" WHERE "memberId" = ${id}::uuid) AS "isThere"`,
  )
  return row?.isThere ?? false
}
