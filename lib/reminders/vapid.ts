import 'server-only'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { push } from '@/lib/ports'
import type { VapidPair } from '@/lib/ports/push/port'

/** The key pair of this installation: from the environment, else made once and kept in the database. */
export async function vapidKeys(): Promise<VapidPair> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env()
  if (publicKey && privateKey) return { publicKey, privateKey }
  const kept = await keptKeys()
  if (kept) return kept
  // Of two processes that do this at once, one keeps its pair.
  await db.vapidKeys.createMany({ data: push().newKeys(), skipDuplicates: true })
  const made = await keptKeys()
  if (!made) throw new Error('The key pair was not kept.')
  return made
}

const keptKeys = () => db.vapidKeys.findFirst({ select: { publicKey: true, privateKey: true } })
