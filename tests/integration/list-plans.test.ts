import pg from 'pg'
import { listActivity } from '@/lib/activity/queries'
import { db } from '@/lib/db'
import { listEmails } from '@/lib/emails/queries'
import { activeDays, earnedByDay, pointHistory } from '@/lib/points/queries'
import { listReview } from '@/lib/review/queries'
import { listOpenRequests, ownRewards } from '@/lib/rewards/queries'
import { listSignIns, recentSignIns } from '@/lib/sign-ins/queries'
import { browseSubmissions } from '@/lib/submissions/queries'
import { browseAllTasks, listAssignees, tasksAroundToday } from '@/lib/tasks/managed/queries'
import { browseSummaries, browseTasks, countTasks, listTasks, listTasksOf, todaysTasks } from '@/lib/tasks/queries'
import { manageTasksSchema, taskListSchema } from '@/lib/tasks/schema'
import { stillOpenTasks } from '@/lib/tasks/still-open/queries'
import { toDay } from '@/lib/calendar'
import { listManagedUsers } from '@/lib/users/queries'
import { createAdministrator, createUser } from '../fixtures/factories'
import { addLongHistory } from '../fixtures/long-history'
import { testScope } from '../fixtures/scope'

const now = new Date().toISOString()
const large = ['Task', 'PointEntry', 'Submission', 'SignIn', 'Activity', 'EmailMessage', 'RewardRequest']

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

let database: pg.Client
let sentBy: Record<string, pg.QueryConfig[]>

beforeAll(async () => {
  const [administrator, ...members] = [
    testScope(await createAdministrator(), now),
    ...(await Promise.all(Array.from({ length: 8 }, () => createUser()))).map((member) => testScope(member, now)),
  ]
  database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  for (const { viewer } of members) await addLongHistory(database, viewer.id, 2_500)
  await database.query(
    `INSERT INTO "SignIn" ("id", "userId", "outcome", "address", "agent", "at")
     SELECT gen_random_uuid(), $1, (CASE WHEN n % 50 = 0 THEN 'wrong_password' ELSE 'signed_in' END)::"SignInOutcome",
       '10.0.0.1', 'Firefox', now() - n * interval '1 minute' FROM generate_series(1, 10000) n`,
    [members[0]?.viewer.id],
  )
  await database.query(
    `INSERT INTO "Activity" ("at", "kind") SELECT now() - n * interval '1 minute', 'user_edited' FROM generate_series(1, 10000) n`,
  )
  await database.query(
    `INSERT INTO "EmailMessage" ("id", "to", "from", "subject", "html", "outcome", "createdAt")
     SELECT gen_random_uuid(), 'a@example.com', 'l@example.com', 'Hello', 'Hello', 'sent', now() - n * interval '1 minute'
     FROM generate_series(1, 10000) n`,
  )
  // The triggers would want each to be asked for, paid and cancelled in turn.
  await database.query('ALTER TABLE "RewardRequest" DISABLE TRIGGER USER')
  await database.query(
    `INSERT INTO "RewardRequest" ("id", "memberId", "name", "cost", "state", "week", "askedAt", "closedAt")
     SELECT gen_random_uuid(), "id", 'Cinema', 1, 'cancelled', '2026-11-16', now() - n * interval '1 minute', now()
     FROM generate_series(1, 2000) n, "User" WHERE "id" = ANY($1)`,
    [members.map(({ viewer }) => viewer.id)],
  )
  await database.query('ALTER TABLE "RewardRequest" ENABLE TRIGGER USER')
  // VACUUM also empties the pending list of the GIN indexes, which would make them look expensive.
  await database.query('VACUUM ANALYZE')
  const scope = members[0] ?? testScope(await createUser())
  const { id } = scope.viewer
  const { tasks } = await listTasks(scope, { take: 500 })
  const [last] = tasks.slice(-1)
  const after = last && { at: last.date.toISOString().slice(0, 10), id: last.id }
  const position = after && `${after.at}_${after.id}`
  const mine = (choice: object) => () => browseTasks(scope, taskListSchema.parse(choice))
  const managed = (choice: object) => () => browseAllTasks(administrator, manageTasksSchema.parse(choice))
  const page = { page: 7, after: position }
  // A word of one task, one of every task, and a member's name.
  const words = { rare: last?.title.split(' ').at(-1), frequent: 'today', name: scope.viewer.username }
  const lists: Record<string, () => Promise<unknown>> = {
    'tasks of REST': () => listTasks(scope),
    'tasks of REST after a position': () => listTasks(scope, { after }),
    'everybody’s tasks of REST': () => listTasks(administrator),
    'tasks of a user': () => listTasksOf(administrator, id),
    'tasks of a profile': () => browseSummaries(scope, id, { page: 7, after }, () => Promise.resolve(2_500)),
    'tasks of a profile by number': () => browseSummaries(scope, id, { page: 240 }, () => Promise.resolve(2_500)),
    'tasks of today': () => todaysTasks(scope),
    'tasks still open': () => stillOpenTasks(scope),
    'counts of tasks': () => countTasks(scope, id),
    past: mine({ tab: 'past', ...page }),
    'past, oldest first': mine({ tab: 'past', sort: 'oldest', ...page }),
    'past, backwards': mine({ tab: 'past', page: 7, before: position }),
    'past, the last page': mine({ tab: 'past', page: 100_000 }),
    'past, a rare word': mine({ tab: 'past', query: words.rare }),
    'past, a frequent word': mine({ tab: 'past', query: words.frequent, ...page }),
    'Manage Tasks': managed({}),
    'Manage Tasks after a position': managed(page),
    'Manage Tasks of a member': managed({ member: id, ...page }),
    'Manage Tasks, a rare word': managed({ query: words.rare }),
    'Manage Tasks, a frequent word': managed({ query: words.frequent, ...page }),
    'Manage Tasks, a name': managed({ query: words.name }),
    'Manage Tasks, a name and words': managed({ query: `${words.name} ${words.rare}` }),
    'Manage Tasks, a name and a status': managed({ query: `${words.name} rejected` }),
    'Manage Tasks, a rare word and a status': managed({ query: `${words.rare} expired` }),
    'Manage Tasks, a frequent word and a status': managed({ query: `pending ${words.frequent}`, ...page }),
    'Manage Tasks, a word of a member': managed({ query: words.rare, member: id }),
    'Manage Tasks around today': () => tasksAroundToday(administrator, manageTasksSchema.parse({})),
    'Manage Tasks with a status': managed({ status: 'rejected' }),
    'Manage Tasks with a status around today': () =>
      tasksAroundToday(administrator, manageTasksSchema.parse({ status: 'expired' })),
    'Manage Tasks of a week': managed({ week: now.slice(0, 10) }),
    'filters of Manage Tasks': () => listAssignees(administrator),
    submissions: () => browseSubmissions(administrator, last?.id ?? '', 1),
    'points history': () => pointHistory(scope, id, 200),
    'points by day': () => earnedByDay(scope, id, toDay(now.slice(0, 10))),
    'days with tasks': () => activeDays(scope, id, toDay(now.slice(0, 10))),
    review: () => listReview(administrator),
    'sign-ins': () => listSignIns(administrator, { page: 1, outcome: null }),
    'sign-ins after a position': () => listSignIns(administrator, { page: 9, after: { at: now, id }, outcome: null }),
    'rare sign-ins': () => listSignIns(administrator, { page: 1, outcome: 'wrong_password' }),
    'own sign-ins': () => recentSignIns(scope),
    activity: () => listActivity(administrator, { before: 5_000, limit: 25 }),
    'e-mails': () => listEmails(administrator, { page: 1 }),
    'e-mails after a position': () => listEmails(administrator, { page: 9, after: { at: now, id } }),
    'own rewards': () => ownRewards(scope),
    'open requests': () => listOpenRequests(administrator),
    'managed users': () => listManagedUsers(administrator, { query: words.name, offset: 0, limit: 15 }),
  }
  const sent: [string, pg.QueryConfig[]][] = []
  for (const [name, read] of Object.entries(lists)) sent.push([name, await statementsOf(read)])
  sentBy = Object.fromEntries(sent)
}, 120_000)
afterAll(() => database.end())

/** The statements that `work` sends, as they are sent. */
async function statementsOf(work: () => Promise<unknown>): Promise<pg.QueryConfig[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([sent]) => sent as unknown as pg.QueryConfig)
  } finally {
    query.mockRestore()
  }
}

/** The steps of a statement's plan. */
async function stepsOf({ text, values }: pg.QueryConfig): Promise<Plan[]> {
  const { rows } = await database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`EXPLAIN (FORMAT JSON) ${text}`, values)
  const steps = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(steps)]
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => steps(plan)))
}

/** The large tables that a statement reads from beginning to end. */
async function wholeReads(statement: pg.QueryConfig): Promise<string[]> {
  return (await stepsOf(statement))
    .filter((step) => step['Node Type'] === 'Seq Scan')
    .map((step) => step['Relation Name'] ?? '')
    .filter((table) => large.includes(table))
}

test('every list of a large family is read through an index', async () => {
  expect(await db.task.count()).toBeGreaterThanOrEqual(20_000)
  const slow: Record<string, string[]> = {}
  for (const [name, statements] of Object.entries(sentBy)) {
    const tables = (await Promise.all(statements.map(wholeReads))).flat()
    if (statements.length === 0 || tables.length > 0) slow[name] = tables
  }
  expect(slow).toEqual({})
})

test.each([
  [['Task_search_idx'], 'Manage Tasks, a rare word'],
  [['Submission_taskId_memberId_sequence_idx'], 'submissions'],
])('the check notices that %j is missing', async (indexes, list) => {
  const statements = sentBy[list] ?? []
  await database.query('BEGIN')
  for (const index of indexes) await database.query(`DROP INDEX "${index}"`)
  const tables = (await Promise.all(statements.map(wholeReads))).flat()
  await database.query('ROLLBACK')
  expect(tables).not.toEqual([])
})

// PostgreSQL 18 also serves these lists from other indexes, at a cost that grows.
test.each([
  ['past', 'Task_assigneeId_date_id_idx'],
  ['Manage Tasks', 'Task_date_id_idx'],
  ['tasks still open', 'Task_pending_expiry'],
  ['points history', 'PointEntry_memberId_place_key'],
  ['rare sign-ins', 'SignIn_outcome_at_id_idx'],
])('the list %s is read through %s', async (list, index) => {
  const steps = (await Promise.all((sentBy[list] ?? []).map(stepsOf))).flat()
  expect(steps.map((step) => step['Index Name'])).toContain(index)
})
