import type { Client } from 'pg'
import { call } from './client'
import { type Check, none } from './check'
import { checkBooks } from './books'
import { type Acknowledged, tasksPerImport } from './work'
import { cronSecret, type World } from './world'

/** Compares what clients were told with what is stored. */
export async function compare(world: World, noted: Acknowledged): Promise<Check[]> {
  const database = world.database()
  const { lost, doubled, total } = await findWrites(database, noted)
  return [
    none('acknowledged writes lost', lost, `${total}`),
    none('writes doubled', doubled, `${total}`),
    await checkBooks(database),
    await checkFiles(world),
  ]
}

async function findWrites(database: Client, noted: Acknowledged) {
  const lost: string[] = []
  const doubled: string[] = []
  const awards = await countBy(database, `SELECT "taskId" AS key, count(*) FROM "PointEntry" GROUP BY 1`)
  for (const { id } of noted.confirmed) if (!awards.has(id)) lost.push(`award of ${id}`)
  for (const [id, count] of awards) if (count > 1) doubled.push(`award of ${id}`)

  const { rows } = await database.query<{ id: string; draft: string | null }>('SELECT "id", "draft" FROM "Task"')
  const drafts = new Map(rows.map(({ id, draft }) => [id, draft]))
  let acknowledgedDrafts = 0
  for (const [taskId, { acknowledged, sent }] of noted.drafts) {
    if (acknowledged === undefined) continue
    acknowledgedDrafts += 1
    const stored = drafts.get(taskId) ?? ''
    if (![acknowledged, ...sent].includes(stored)) lost.push(`draft of ${taskId}`)
  }

  const titles = await countBy(database, 'SELECT "title" AS key, count(*) FROM "Task" GROUP BY 1')
  for (const { titles: wanted, isAcknowledged } of noted.imports) {
    const found = wanted.filter((title) => titles.has(title)).length
    if (isAcknowledged ? found < tasksPerImport : found % tasksPerImport !== 0) lost.push(`import: ${found} tasks`)
    for (const title of wanted) if ((titles.get(title) ?? 0) > 1) doubled.push(`task ${title}`)
  }

  const chosen = new Map<string, string | null>()
  const users = await database.query<{ id: string; avatar: string | null }>('SELECT "id", "avatar" FROM "User"')
  for (const { id, avatar } of users.rows) chosen.set(id, avatar)
  let acknowledgedAvatars = 0
  for (const [id, avatar] of chosen) {
    const own = noted.avatars.filter(({ member }) => member.id === id)
    const last = own.findLastIndex(({ isAcknowledged }) => isAcknowledged)
    if (last === -1) continue
    acknowledgedAvatars += 1
    // A later choice without an answer may have taken effect.
    if (!own.slice(last).some(({ url }) => url === avatar)) lost.push(`avatar of ${id}`)
  }

  const imported = noted.imports.filter(({ isAcknowledged }) => isAcknowledged).length
  const total = noted.confirmed.length + acknowledgedDrafts + imported + acknowledgedAvatars
  return { lost, doubled, total }
}

async function countBy(database: Client, sql: string): Promise<Map<string, number>> {
  const { rows } = await database.query<{ key: string | null; count: string }>(sql)
  return new Map(rows.flatMap(({ key, count }) => (key === null ? [] : [[key, Number(count)] as const])))
}

/** Once what was abandoned has been swept, every file has a row that shows it, and every row its file. */
async function checkFiles(world: World): Promise<Check> {
  const database = world.database()
  await database.query(`UPDATE "AvatarUpload" SET "createdAt" = "createdAt" - interval '2 hours' WHERE NOT "isUsed"`)
  const count = async () => (await database.query('SELECT 1 FROM "AvatarUpload" WHERE NOT "isUsed"')).rowCount ?? 0
  // Each call sweeps a bounded number.
  for (let left = await count(), before = Infinity; left > 0 && left < before; left = await count()) {
    before = left
    await call(world.apps[0], { as: cronSecret, path: '/api/cron/recurring' })
  }
  const { rows } = await database.query<{ name: string; isShown: boolean }>(
    `SELECT a."name", a."isUsed" AND EXISTS (SELECT 1 FROM "User" u WHERE u."id" = a."ownerId" AND u."avatar" = a."url")
       AS "isShown" FROM "AvatarUpload" a`,
  )
  const shown = new Set(rows.filter(({ isShown }) => isShown).map(({ name }) => `avatars/${name}`))
  const files = [...world.blob.kept.keys()]
  const wrong = [
    ...files.filter((file) => !shown.has(file)).map((file) => `${file} has no owner`),
    ...[...shown].filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...rows.filter(({ isShown }) => !isShown).map(({ name }) => `${name} is not shown`),
  ]
  return none('files without an owner, or rows without their file', wrong, `${files.length} files`)
}
