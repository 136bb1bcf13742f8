import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** A name as long as names may be. */
export const longName = 'Maximiliennealexandrinewolfeschlegelstei'

/**
 * Leaves the administrators and puts so many members beside them. The last, who has the fewest points, bears the
 * long name; everybody signs in with the demo password. Nobody has a picture.
 */
export async function setFamily(database: pg.Client, size: number): Promise<void> {
  const members = Array.from({ length: size }, (_, index) => ({
    id: randomUUID(),
    username: index === size - 1 ? longName : `Member ${String(index + 1).padStart(3, '0')}`,
    points: 1000 + size - index - 1,
  }))
  await database.query('BEGIN')
  await database.query('DELETE FROM "User" WHERE NOT "isAdmin"')
  await database.query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "streak", "streakDay")
     SELECT m."id", m."username", lower(m."username"), a."passwordHash", 3, now() AT TIME ZONE 'Europe/Paris'
     FROM json_to_recordset($1) AS m("id" uuid, "username" text),
       (SELECT "passwordHash" FROM "User" WHERE "isAdmin" LIMIT 1) a`,
    [JSON.stringify(members)],
  )
  await database.query(
    `INSERT INTO "PointEntry" ("id", "memberId", "amount", "kind", "key", "title", "day", "createdAt")
     SELECT gen_random_uuid(), "id", "points", 'task', 'task:crowd', 'A great deed', now() AT TIME ZONE 'Europe/Paris', now()
     FROM json_to_recordset($1) AS m("id" uuid, "points" int)`,
    [JSON.stringify(members)],
  )
  await database.query('COMMIT')
}
