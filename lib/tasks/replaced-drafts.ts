import 'server-only'
import { mostReplaced } from '@/lib/tasks/limits'
import type { Statements } from '@/lib/db'

type Replaced = { taskId: string; memberId: string; text: string; replacedAt: Date }

/** Keeps a draft that another text replaced, once, for a day, as the newest of at most `mostReplaced` of its task. */
export async function keepReplacedDraft(tx: Statements, { taskId, memberId, text, replacedAt }: Replaced) {
  await tx.$executeRaw`
    WITH others AS (
      SELECT "id", "replacedAt", "text" = ${text}::text AS "isSame", row_number() OVER (
        PARTITION BY "text" = ${text}::text ORDER BY "replacedAt" DESC, "id" DESC) AS "place"
      FROM "ReplacedDraft" WHERE "taskId" = ${taskId}::uuid AND "memberId" = ${memberId}::uuid
    ), gone AS (
      DELETE FROM "ReplacedDraft" WHERE "id" IN (
        SELECT "id" FROM others WHERE "isSame" OR "place" >= ${mostReplaced}::int)
    )
    INSERT INTO "ReplacedDraft" ("id", "taskId", "memberId", "text", "replacedAt")
    SELECT gen_random_uuid(), ${taskId}::uuid, ${memberId}::uuid, ${text}::text,
      GREATEST(${replacedAt}::timestamptz, max("replacedAt") + interval '1 millisecond') FROM others`
}

type Submitted = Replaced & { draft: string | null }

/** Keeps the draft that a submission replaces, unless the submitted text starts with it. */
export async function keepOtherDraft(tx: Statements, { draft, text, ...rest }: Submitted): Promise<void> {
  if (draft !== null && !text.trim().startsWith(draft.trim())) await keepReplacedDraft(tx, { ...rest, text: draft })
}
