import { randomBytes, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { insert, insertOne } from '../../fixtures/insert'
import {
  inDays,
  newSecret,
  newText,
  someGift,
  someSubmission,
  someTask,
  someToken,
  someUser,
} from '../../fixtures/rows'

/** A member or an administrator with an access token, which lasts longer than any simulated time. */
export type Person = { id: string; username: string; token: string }

export async function addPerson(database: Client, data: object = {}): Promise<Person> {
  const username = `person-${randomBytes(6).toString('hex')}`
  const { id } = await insertOne(database, 'User', someUser({ username, ...data }))
  const token = `laurel_${newSecret()}`
  await insertOne(database, 'AccessToken', {
    ...someToken(id, { token, scope: 'write' }),
    expiresAt: inDays(1_000),
  })
  return { id, username, token }
}

export const addPeople = (database: Client, count: number): Promise<Person[]> =>
  inTurn(Array.from({ length: count }), () => addPerson(database))

async function inTurn<T, U>(items: readonly T[], work: (item: T) => Promise<U>): Promise<U[]> {
  const done: U[] = []
  for (const item of items) done.push(await work(item))
  return done
}

export type EvaluatedTask = { id: string; owner: Person; points: number; text: string; confirmation: object }

/** Open tasks of ten points, each with an evaluation to confirm. */
export async function addEvaluated(
  database: Client,
  owner: Person,
  { count = 1, isAccepted = true } = {},
): Promise<EvaluatedTask[]> {
  const tasks = Array.from({ length: count }, () => someTask(owner.id, { title: randomUUID(), points: 10 }))
  await insert(database, 'Task', tasks)
  const submissions = tasks.map((task) => someSubmission(task, { isAccepted, text: newText() }))
  await insert(database, 'Submission', submissions)
  return tasks.map((task, index) => {
    const { text, score } = submissions[index] ?? { text: '', score: 0 }
    return {
      id: task.id,
      owner,
      points: task.points,
      text,
      confirmation: { submission: text, evaluation: { score, isAccepted } },
    }
  })
}

export async function addOpenTasks(database: Client, owner: Person, count: number): Promise<string[]> {
  const tasks = Array.from({ length: count }, () => someTask(owner.id, { title: randomUUID() }))
  return insert(database, 'Task', tasks)
}

export const givePoints = (database: Client, { id }: Person, amount: number) =>
  insertOne(database, 'PointEntry', someGift(id, amount))
