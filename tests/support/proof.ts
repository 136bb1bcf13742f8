import { randomUUID } from 'node:crypto'
import type { Viewer } from '@/lib/auth/policy'
import { db } from '@/lib/db'

/** The same viewer in a session that counts as proven whatever a test says the time is. */
export async function proven<V extends Viewer>(viewer: V, provedAt = '2099-01-01T00:00:00Z') {
  const sessionId = randomUUID()
  await db.sessionProof.create({ data: { sessionId, userId: viewer.id, provedAt: new Date(provedAt) } })
  return { ...viewer, sessionId }
}
