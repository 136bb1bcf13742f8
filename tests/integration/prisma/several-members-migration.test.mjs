import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { ruleIdentity } from '@/lib/recurring/identity'
import { applyMigrations, listMigrations } from '../../../prisma/start/migrations.mjs'
import { createEmpty, dropDatabase } from '../../harness/databases.mjs'

const server = process.env.LAUREL_TEST_SERVER
const name = `${process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, '')}several_members_${process.pid}`
const added = '20261122203000_rules_for_several_members'

test('an existing rule keeps its member, its tasks and its identity', async () => {
  const url = await createEmpty(server, name)
  const client = new pg.Client({ connectionString: url })
  const [emma, rule] = [randomUUID(), randomUUID()]
  const title = 'Pi|ano “Zoë”'
  try {
    const migrations = listMigrations()
    await applyMigrations(
      url,
      migrations.filter((each) => each.name < added),
    )
    await client.connect()
    await client.query(
      `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash") VALUES ($1, 'emma', 'emma', 'none')`,
      [emma],
    )
    await client.query(
      `INSERT INTO "RecurringRule" ("id", "assigneeId", "title", "description", "anchor", "interval", "every", "expiry",
         "extendedTo") VALUES ($1, $2, $3, 'Play.', '2027-01-31', 'monthly', 2, 'same_day', '2027-02-07')`,
      [rule, emma, title],
    )
    await client.query(
      `INSERT INTO "Task" ("id", "assigneeId", "title", "date", "updatedAt", "recurringRuleId")
       VALUES (gen_random_uuid(), $1, $2, '2027-01-31', now(), $3)`,
      [emma, title, rule],
    )
    await applyMigrations(
      url,
      migrations.filter((each) => each.name <= added),
    )
    const { rows } = await client.query(
      `SELECT "mode", "weekdays", "lastPlace", "identity", "memberId", "place",
         (SELECT count(*)::int FROM "Task" WHERE "recurringRuleId" = rule."id") AS tasks
       FROM "RecurringRule" rule JOIN "RecurringRuleMember" member ON member."ruleId" = rule."id"`,
    )
    const recurrence = { anchor: '2027-01-31', interval: 'monthly', every: 2 }
    const identity = ruleIdentity({ memberIds: [emma], mode: 'each', title, ...recurrence })
    expect(rows).toEqual([
      { mode: 'each', weekdays: [], lastPlace: null, identity, memberId: emma, place: 0, tasks: 1 },
    ])
    await expect(client.query(`UPDATE "RecurringRule" SET "weekdays" = '{1}'`)).rejects.toThrow('weekdays_range')
    await client.query('DELETE FROM "User"')
    expect((await client.query('SELECT 1 FROM "RecurringRule"')).rowCount).toBe(0)
  } finally {
    await client.end()
    await dropDatabase(server, name)
  }
})
