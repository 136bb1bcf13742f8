import 'server-only'
import type { Statements } from '@/lib/db'

/** Stores news that a correction has made the member's streak longer; a newer one replaces it. */
export async function noteHealed(tx: Statements, memberId: string, days: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "News" ("memberId", "kind", "days") VALUES (${memberId}::uuid, 'healed', ${days}::int)
    ON CONFLICT ("memberId", "kind", "taskId") DO UPDATE SET "id" = EXCLUDED."id", "days" = EXCLUDED."days"`
}
