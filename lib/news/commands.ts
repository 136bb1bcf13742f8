import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import type { SeenNews } from '@/lib/news/schema'
import type { Scope } from '@/lib/scope'

/** Ends news that the viewer has seen; what changed after it was shown stays, under another id. */
export async function endSeenNews(scope: Scope, { ids }: SeenNews): Promise<void> {
  const { id: memberId } = signedIn(scope.viewer)
  await db.news.deleteMany({ where: { memberId, id: { in: ids } } })
}
