import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { type Answer, expected, matrix, type Row } from '../../fixtures/authorisation-matrix'
import { setFamily } from '../../fixtures/crowd'
import {
  type Caller,
  type CallerName,
  createCallers,
  createOther,
  createStrangers,
  signInAs,
  type Things,
  type ValidName,
  validNames,
} from '../../fixtures/callers'
import { actionIds, routeHandlers, serverActions } from '../../harness/doors'
import { type OwnServer, takeOwnServer } from '../../harness/own-server'
import { type Snapshot, takeSnapshot } from '../../harness/snapshot'
import { administrator } from '../fixtures'

type People = { callers: Caller[]; other: Things }

let server: OwnServer
let strangers: Caller[]
let readers: People | undefined
const ids = new Map<string, string>()

test.beforeAll(async () => {
  server = await takeOwnServer()
  // The fewer rows, the faster the snapshots.
  await setFamily(server.database, 0)
  const root = await signInAs(server.address, administrator)
  strangers = await createStrangers(server.address, server.database, root)
  readers = await createPeople(validNames)
  for (const [door, id] of actionIds()) ids.set(door, id)
})
test.afterAll(() => server.stop())

/**
 * Fresh callers with these names, the readers for the other names, and another user whose records they use as
 * another's. The fresh ones of the row before are deleted.
 */
async function createPeople(names: readonly ValidName[]): Promise<People> {
  if (names.length === 0 && readers) return readers
  const { address, database } = server
  const readerThings = readers ? [readers.other, ...readers.callers.map(({ own }) => own)] : []
  const kept = [...readerThings, ...strangers.map(({ own }) => own)]
  // The fewer rows, the faster the snapshots; and the rewards would reach the family's limit.
  await database.query('DELETE FROM "Reward" WHERE "id" <> ALL($1::uuid[])', [kept.map(({ reward }) => reward)])
  await database.query('DELETE FROM "User" WHERE "username" LIKE \'caller-%\' AND "id" <> ALL($1::uuid[])', [
    kept.flatMap(({ user, giver }) => [user, giver]),
  ])
  const fresh = await createCallers(address, database, names)
  const others = readers?.callers.filter(({ name }) => !fresh.some((caller) => caller.name === name)) ?? []
  return { callers: [...others, ...fresh], other: await createOther(database) }
}

test('every route handler and every server action is in the matrix exactly once', () => {
  const doors = matrix.map(({ door }) => door).sort()
  expect(doors).toEqual([...routeHandlers(), ...serverActions()].sort())
})

/** Calls a route or server action as a browser with this cookie would. */
async function call(row: Row, { cookie }: Caller, things: Things): Promise<Answer> {
  const target = { ...things, unused: `unused-${randomBytes(5).toString('hex')}` }
  const action = ids.get(row.door)
  const [method] = action ? ['POST'] : row.door.split(' ')
  const input = row.body?.(target)
  const response = await fetch(server.address + row.path(target), {
    method,
    redirect: 'manual',
    headers: {
      ...(cookie && { Cookie: cookie }),
      ...(method !== 'GET' && { 'Content-Type': action ? 'text/plain;charset=UTF-8' : 'application/json' }),
      ...(action && { 'Next-Action': action }),
    },
    body: method === 'GET' ? undefined : JSON.stringify(action ? [input] : (input ?? {})),
  })
  const body = await response.text()
  if (!action || response.status !== 200) return response.status
  return body.includes('"ok":true') ? 'done' : body.includes('"ok":false') ? 'refused' : response.status
}

/** A visitor has no records. A session that has ended would be accepted for its own records, if for any. */
function isTried(row: Row, name: CallerName, whose: 'own' | 'other'): boolean {
  if (name === 'visitor') return whose === 'other'
  return whose === 'own' || (!row.isOwnOnly && validNames.some((valid) => valid === name))
}

const isAllowed = (answer: Answer) => answer === 'done' || (typeof answer === 'number' && answer < 300)

for (const row of matrix) {
  test(row.door, async () => {
    // A read can be repeated; a change needs a fresh caller. Refused callers change nothing.
    const isRead = row.door.startsWith('GET ') && !row.isRecorded
    const canChange = (name: CallerName) =>
      !isRead && (['own', 'other'] as const).some((whose) => isAllowed(expected(row, name, whose)))
    const { callers, other } = await createPeople(validNames.filter(canChange))
    let before: Snapshot = await takeSnapshot(server.database)
    let refused: string[] = []
    const expectUnchanged = async () => {
      if (refused.length > 0) expect(await takeSnapshot(server.database), refused.join(', ')).toEqual(before)
      refused = []
    }
    for (const caller of [...strangers, ...callers]) {
      // The other user's records first: a call on one's own can end the session.
      for (const whose of ['other', 'own'] as const) {
        if (!isTried(row, caller.name, whose)) continue
        const who = `${caller.name} on ${whose === 'own' ? 'their own' : "another's"}`
        const answer = expected(row, caller.name, whose)
        const isChange = !isRead && isAllowed(answer)
        if (isChange) await expectUnchanged()
        expect(await call(row, caller, whose === 'own' ? caller.own : other), who).toBe(answer)
        if (!isChange) {
          refused.push(who)
          continue
        }
        const after = await takeSnapshot(server.database)
        if (!row.leavesAsItWas) expect(after, who).not.toEqual(before)
        before = after
      }
    }
    await expectUnchanged()
  })
}
