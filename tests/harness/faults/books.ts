import type { Client } from 'pg'
import type { Check } from './check'

/** Each query returns what is wrong, by a count of its own: nothing of it is taken from the product's code. */
const queries: Record<string, string> = {
  'members whose points are not the sum of their entries': `
    SELECT u."id" FROM "User" u WHERE u."points" <>
      (SELECT coalesce(sum("amount"), 0) FROM "PointEntry" WHERE "memberId" = u."id")`,
  'entries whose balance is not the sum up to them': `
    SELECT "id" FROM (SELECT "id", "balance", sum("amount") OVER (PARTITION BY "memberId" ORDER BY "place") AS total
      FROM "PointEntry") e WHERE "balance" <> total`,
  'members whose spent points are not what their open and given requests cost': `
    SELECT u."id" FROM "User" u WHERE u."spent" <>
      (SELECT coalesce(sum("cost"), 0) FROM "RewardRequest" WHERE "memberId" = u."id" AND "state" IN ('open', 'given'))`,
  'members whose spent points are not the sum of their reward entries': `
    SELECT u."id" FROM "User" u WHERE u."spent" <>
      (SELECT coalesce(-sum("amount"), 0) FROM "RewardEntry" WHERE "memberId" = u."id")`,
  'tasks whose entries are not what their status is worth': `
    SELECT t."id" FROM "Task" t WHERE (CASE WHEN t."status" = 'accepted' THEN t."points" ELSE 0 END) <>
      (SELECT coalesce(sum("amount"), 0) FROM "PointEntry" e
       WHERE e."taskId" = t."id" AND e."memberId" = t."assigneeId" AND e."kind" = 'task')`,
  'counts of tasks that are not their number': `
    SELECT coalesce(c."memberId", t."assigneeId") FROM "TaskCount" c
      FULL JOIN (SELECT "assigneeId", "status", count(*) AS found FROM "Task" GROUP BY 1, 2) t
        ON t."assigneeId" = c."memberId" AND t."status" = c."status"
      WHERE coalesce(c."count", 0) <> coalesce(t.found, 0)`,
}

/** Recounts everybody's points, balance and tasks. */
export async function checkBooks(database: Client): Promise<Check> {
  const wrong: string[] = []
  for (const [what, sql] of Object.entries(queries)) {
    const { rows } = await database.query(sql)
    if (rows.length > 0) wrong.push(`${rows.length} ${what}`)
  }
  const { rows } = await database.query<{ count: string }>('SELECT count(*) FROM "User"')
  return {
    what: 'points and balance equal the ledger for everyone',
    isHeld: wrong.length === 0,
    figure: wrong.length === 0 ? `${rows[0]?.count} people, 0 differences` : wrong.join('; '),
  }
}
