import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { type Caller, createCallers, createOther, createStrangers, signInAs, type Things } from '../../fixtures/callers'
import { actionIds } from '../../harness/doors'
import { type HostileRequest, hostileRequests, send } from '../../fixtures/hostile-requests'
import { type OwnServer, takeOwnServer } from '../../harness/own-server'
import { takeSnapshot } from '../../harness/snapshot'
import { administrator } from '../fixtures'

/**
 * Callers without a session all get a visitor's response, as the authorisation matrix shows for each route and action.
 */
const names = ['visitor', 'member', 'administrator'] as const
const share = 500
const atOnce = 8
const seed = Number(process.env.LAUREL_HOSTILE_SEED ?? 20_261_121)

let server: OwnServer
let callers: Caller[]
let other: Things

test.beforeAll(async () => {
  server = await takeOwnServer()
  const root = await signInAs(server.address, administrator)
  callers = [
    ...(await createStrangers(server.address, server.database, root)),
    ...(await createCallers(server.address, server.database)),
  ]
  other = await createOther(server.database)
})
test.afterAll(() => server.stop())

/** Sends all requests, a few at a time. Returns the statuses, and the requests that caused a server error. */
async function sendAll(cookie: string, requests: HostileRequest[]) {
  const errors: unknown[] = []
  const statuses = new Set<unknown>()
  const queue = requests.values()
  const work = async () => {
    for (const request of queue) {
      const status = await send(server.address, cookie, request).catch((error: Error) => error.message)
      statuses.add(status)
      if (typeof status === 'number' && status < 500) continue
      // The database may be slow because the machine is busy.
      if (status === 503 && request.path.startsWith('/api/health')) continue
      errors.push({ status, ...request, body: request.body.toString('utf8').slice(0, 500) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { errors, statuses: [...statuses] }
}

/** The statuses of validation and of the request filter; hostile requests must produce them. */
const obstacles = [400, 404, 405, 413, 415]
const ofSession = { visitor: [401], member: [200, 403], administrator: [200] }

/** The rows that a member may change: their own, and the leaves that they gave or were given. */
const ofMember = (id: string) => ({
  User: `t."id" = '${id}'`,
  Task: `t."assigneeId" = '${id}'`,
  Submission: `t."memberId" = '${id}'`,
  Appeal: `t."memberId" = '${id}'`,
  ReviewItem: `t."memberId" = '${id}'`,
  SafeguardingReport: `t."memberId" = '${id}'`,
  EvaluationCount: `t."memberId" = '${id}'`,
  Completion: `t."memberId" = '${id}'`,
  MonthPoints: `t."memberId" = '${id}'`,
  TaskCount: `t."memberId" = '${id}'`,
  PointEntry: `t."memberId" = '${id}'`,
  AvatarUpload: `t."ownerId" = '${id}'`,
  TaskPhoto: `t."memberId" = '${id}'`,
  ReplacedDraft: `t."memberId" = '${id}'`,
  ReminderChoice: `t."memberId" = '${id}'`,
  PushSubscription: `t."memberId" = '${id}'`,
  AccessToken: `t."userId" = '${id}'`,
  SessionProof: `t."userId" = '${id}'`,
  KnownDevice: `t."userId" = '${id}'`,
  Activity: `t."actorId" = '${id}'`,
  RewardRequest: `t."memberId" = '${id}'`,
  RewardEntry: `t."memberId" = '${id}'`,
  CalendarAddress: `t."userId" = '${id}'`,
  // How many are taken changes with a request.
  Reward: 'true',
  Leaf: `'${id}' IN (t."giverId", t."memberId")`,
})

for (const name of names) {
  test(`${share} hostile requests by ${name} cause no server error and change only the caller's own data`, async () => {
    const caller = callers.find((each) => each.name === name)
    if (!caller) throw new Error(name)
    const things = [caller.own, other].map((owned) => ({ ...owned, unused: '' }))
    const requests = fc.sample(hostileRequests(things, actionIds()), { seed, numRuns: share })
    const mine = name === 'member' ? ofMember(caller.own.user) : {}

    const before = await takeSnapshot(server.database, mine)
    const { errors, statuses } = await sendAll(caller.cookie, requests)
    expect(errors, `seed ${seed}`).toEqual([])
    expect(statuses).toEqual(expect.arrayContaining([...obstacles, ...ofSession[name]]))
    if (name !== 'administrator') expect(await takeSnapshot(server.database, mine)).toEqual(before)

    const { rows } = await server.database.query(
      `SELECT u."username" FROM "User" u LEFT JOIN "PointEntry" e ON e."memberId" = u."id"
       GROUP BY u."id" HAVING u."points" <> coalesce(sum(e."amount"), 0)`,
    )
    expect(rows).toEqual([])
    const health = async () => (await fetch(`${server.address}/api/health`)).status
    await expect.poll(health).toBe(200)
  })
}
