import ICAL from 'ical.js'
import { mostRepeated } from '@/lib/activity/commands'
import type { Viewer } from '@/lib/auth/policy'
import { ProofNeededError } from '@/lib/auth/proof-needed'
import { toDate, toDay } from '@/lib/calendar'
import { makeCalendar, revokeCalendar } from '@/lib/calendars/commands'
import { listCalendars, readCalendar } from '@/lib/calendars/queries'
import { db } from '@/lib/db'
import { updateTask } from '@/lib/tasks/commands'
import { endTokens } from '@/lib/tokens/commands'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { proven } from '../fixtures/proof'
import { testScope } from '../fixtures/scope'

const at = (day: string) => ({ date: toDate(toDay(day)) })
const make = async (viewer: Viewer, isFamily = false) => {
  const { path } = await makeCalendar(testScope(await proven(viewer)), { userId: viewer.id, isFamily })
  return path.slice('/api/calendar/'.length)
}

/** Reads a calendar as a program without credentials. */
async function read(segment: string, now?: string) {
  const file = await readCalendar(testScope(null, now), segment)
  const events = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent')
  return events.map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    title: String(event.getFirstPropertyValue('summary')),
    day: String(event.getFirstPropertyValue('dtstart')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
  }))
}
const gone = { code: 'not_found', message: 'calendar.notFound' }

test('a calendar has the own tasks of 30 days back to 400 days ahead, and nothing but titles and days', async () => {
  const [member, other] = [await createUser(), await createUser()]
  const inside = await createTaskRow(member.id, { title: 'Sweep', description: 'Private words', ...at('2026-10-22') })
  const last = await createTaskRow(member.id, { title: 'Rest', response: 'My answer', ...at('2027-12-26') })
  await createTaskRow(member.id, { title: 'Too old', ...at('2026-10-21') })
  await createTaskRow(member.id, { title: 'Too far', ...at('2027-12-27') })
  await createTaskRow(other.id, { title: 'Not mine' })
  const segment = await make(member)
  expect(segment).toMatch(/^[\w-]{43}\.ics$/)
  expect(await read(segment)).toEqual([
    { uid: inside.id, title: 'Sweep', day: '2026-10-22', sequence: 0 },
    { uid: last.id, title: 'Rest', day: '2027-12-26', sequence: 0 },
  ])
  const file = await readCalendar(testScope(null), segment)
  for (const secret of ['Private words', 'My answer', member.username, member.id]) expect(file).not.toContain(secret)
  const stored = JSON.stringify(await db.calendarAddress.findMany({ where: { userId: member.id } }))
  expect(stored).not.toContain(segment.slice(0, 43))
})

test('a changed task keeps its UID with a higher sequence, and a deleted one is gone', async () => {
  const [member, admin] = [await createUser(), await createAdministrator()]
  const { id } = await createTaskRow(member.id)
  const segment = await make(member)
  await updateTask(testScope(admin), { taskId: id, title: 'Water them twice', date: toDay('2026-11-25') })
  const [event] = await read(segment)
  expect(event).toMatchObject({ uid: id, title: 'Water them twice', day: '2026-11-25' })
  expect(event?.sequence).toBeGreaterThan(0)
  await db.task.delete({ where: { id } })
  expect(await read(segment)).toEqual([])
})

test('of too many tasks the nearest to today are sent', async () => {
  const member = await createUser()
  await db.$executeRaw`
    INSERT INTO "Task" ("id", "assigneeId", "title", "date", "updatedAt")
    SELECT gen_random_uuid(), ${member.id}::uuid, 'Old', '2026-11-01', now() FROM generate_series(1, 1000)`
  const today = await createTaskRow(member.id)
  const events = await read(await make(member))
  expect(events).toHaveLength(1000)
  expect(events[0]?.uid).toBe(today.id)
})

test('a new address ends the one before, and revoking ends it', async () => {
  const member = await createUser()
  const first = await make(member)
  const second = await make(member)
  await expect(read(first)).rejects.toMatchObject(gone)
  expect(await read(second)).toEqual([])
  expect(await listCalendars(testScope(member))).toMatchObject([{ isFamily: false }])
  await revokeCalendar(testScope(member), { userId: member.id, isFamily: false })
  await expect(read(second)).rejects.toMatchObject(gone)
  await expect(revokeCalendar(testScope(member), { userId: member.id, isFamily: false })).rejects.toMatchObject(gone)
  for (const wrong of ['', '.ics', second.slice(0, 43), `${'A'.repeat(43)}.ics`, `${second}x`, '../../secret.ics']) {
    await expect(read(wrong)).rejects.toMatchObject(gone)
  }
})

test('the family calendar names each member, and works only while its maker is an administrator', async () => {
  const [admin, child] = [await createAdministrator(), await createUser()]
  await createTaskRow(child.id, { title: 'Piano' })
  const [family, own] = [await make(admin, true), await make(admin)]
  expect((await read(family)).map(({ title }) => title)).toContain(`${child.username}: Piano`)
  expect(await read(own)).toEqual([])
  await db.user.update({ where: { id: admin.id }, data: { language: 'fr' } })
  expect((await read(family)).map(({ title }) => title)).toContain(`${child.username}\u{a0}: Piano`)
  await db.user.update({ where: { id: admin.id }, data: { isAdmin: false } })
  await expect(read(family)).rejects.toMatchObject(gone)
  expect(await read(own)).toEqual([])
})

test('each user makes their own, only administrators the family’s, and they may revoke everybody’s', async () => {
  const [admin, member, other] = [await createAdministrator(), await createUser(), await createUser()]
  const forbidden = { code: 'forbidden' }
  for (const viewer of [other, admin]) {
    const input = { userId: member.id, isFamily: false }
    await expect(makeCalendar(testScope(viewer), input)).rejects.toMatchObject(forbidden)
  }
  await expect(make(member, true)).rejects.toMatchObject(forbidden)
  const named = { userId: member.id, isFamily: false }
  const byToken = { ...testScope(member), isByToken: true } as const
  await expect(makeCalendar(byToken, named)).rejects.not.toBeInstanceOf(ProofNeededError)
  await expect(makeCalendar(testScope(member), named)).rejects.toBeInstanceOf(ProofNeededError)
  const late = await proven(member, '2026-11-21T10:44:00Z')
  await expect(makeCalendar(testScope(late), named)).rejects.toBeInstanceOf(ProofNeededError)
  const segment = await make(member)
  await expect(revokeCalendar(testScope(other), named)).rejects.toMatchObject(forbidden)
  await revokeCalendar(testScope(admin), named)
  await expect(read(segment)).rejects.toMatchObject(gone)
  const kinds = await db.activity.findMany({ where: { subjectId: member.id }, orderBy: { id: 'asc' } })
  expect(kinds.map(({ kind, actorId }) => [kind, actorId])).toEqual([
    ['calendar_made', member.id],
    ['calendar_revoked', admin.id],
  ])
})

test('what ends access tokens, such as a new password, ends the addresses', async () => {
  const member = await createUser()
  const segment = await make(member)
  await db.$transaction((tx) => endTokens(tx, member.id))
  await expect(read(segment)).rejects.toMatchObject(gone)
})

test('a member cannot bury the activity log, which keeps everything, under addresses of theirs', async () => {
  const member = await createUser()
  const first = await make(member)
  const entry = { kind: 'calendar_made', actorId: member.id, actorName: member.username, at: testScope(null).now }
  await db.activity.createMany({ data: Array.from({ length: mostRepeated - 1 }, () => entry) })
  await expect(make(member)).rejects.toMatchObject({ code: 'too_many', message: 'activity.tooMany' })
  expect(await read(first)).toEqual([])
  expect(await db.activity.count({ where: { actorId: member.id } })).toBe(mostRepeated)
})
