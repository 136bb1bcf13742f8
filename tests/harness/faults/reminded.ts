import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { insert, insertOne } from '../../fixtures/insert'
import { someGift, somePush, someReminder, someTask } from '../../fixtures/rows'
import { endInParis, type PlainDay, write } from '../calendar-oracle'
import type { FakeBrowser, PushFake } from '../push-fake'
import { addPerson, type Person } from './family'

const everything = ['tasks', 'streak', 'verdict', 'appeal', 'reward']

/** Who is reminded of the day's tasks, each in another way; `ben` is away in a pause. */
const wanted = {
  anna: { nudgeHour: 17 },
  ben: { nudgeHour: 17 },
  clara: { nudgeHour: 17 },
  dora: { nudgeHour: 17 },
  emma: { nudgeHour: 20 },
  finn: { nudgeHour: 17, email: 'finn@reminded.example' },
}
export type Name = keyof typeof wanted
export const names = Object.keys(wanted) as Name[]

export type Reminded = {
  people: Record<Name, Person>
  /** What each device, and Finn's address, is called in the log. */
  devices: { name: string; browser: FakeBrowser }[]
}

/** Six members with an open task on each of the days. Anna has two devices, Finn is reminded by e-mail. */
export async function addReminded(database: Client, push: PushFake, days: readonly PlainDay[]): Promise<Reminded> {
  const people: Partial<Record<Name, Person>> = {}
  const devices: Reminded['devices'] = []
  for (const name of names) {
    const { nudgeHour, ...data } = { email: null, ...wanted[name] }
    const person = await addPerson(database, data)
    people[name] = person
    const choice = { push: data.email ? [] : everything, email: data.email ? everything : [], nudgeHour }
    await database.query(
      `INSERT INTO "ReminderChoice" ("memberId", "push", "email", "nudgeHour")
       VALUES ($1, $2::"ReminderKind"[], $3::"ReminderKind"[], $4)`,
      [person.id, choice.push, choice.email, nudgeHour],
    )
    const tasks = days.map((day) =>
      someTask(person.id, { title: randomUUID(), date: write(day), expiresAt: endInParis(day) }),
    )
    await insert(database, 'Task', tasks)
    for (const device of name === 'anna' ? ['anna', 'anna’s tablet'] : data.email ? [] : [name])
      devices.push({ name: device, browser: await addDevice(database, push, person) })
  }
  return { people: people as Record<Name, Person>, devices }
}

export async function addDevice(database: Client, push: PushFake, { id: memberId }: Person) {
  const browser = push.subscribe()
  const { endpoint, keys } = browser
  const session = { sessionId: randomUUID(), endsAt: new Date('2100-01-01') }
  const device = { memberId, ...session, endpoint, ...keys, createdAt: new Date() }
  const { id } = await insertOne(database, 'PushSubscription', device)
  return { ...browser, id }
}

/** Commits before it returns, as the screen's own switch does. */
export async function switchPush(database: Client, { id }: Person, isOn: boolean): Promise<void> {
  const sql = 'UPDATE "ReminderChoice" SET "push" = $2::"ReminderKind"[] WHERE "memberId" = $1'
  await database.query(sql, [id, isOn ? everything : []])
}

export async function giveReward(database: Client, { id: memberId }: Person, at: Date): Promise<void> {
  await insertOne(database, 'PointEntry', someGift(memberId, 1))
  const asked = { memberId, name: 'Cinema', cost: 1, week: '2026-11-16', askedAt: at, state: 'open' }
  const { id } = await insertOne(database, 'RewardRequest', asked)
  const sql = `UPDATE "RewardRequest" SET "state" = 'given', "closedAt" = $2 WHERE "id" = $1`
  await database.query(sql, [id, at])
}

/** A notification that is due at any hour, on a new device of its own, which tells it from others. */
export async function queueNotification(database: Client, push: PushFake, member: Person): Promise<string> {
  const { id: subscriptionId, endpoint } = await addDevice(database, push, member)
  const noted = { ...someReminder(member.id), plannedAt: new Date() }
  const { id: reminderId } = await insertOne(database, 'Reminder', noted)
  // Omitted columns keep their defaults.
  await insertOne(database, 'ReminderDelivery', { ...somePush(), reminderId, subscriptionId })
  return endpoint
}
