import { toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { createUser } from '../fixtures/factories'
import { someGift } from '../fixtures/rows'

test('the database takes an award of a member once, whatever code asks for it', async () => {
  const [{ id: memberId }, other] = await Promise.all([createUser(), createUser()])
  const { day, key, title, createdAt } = someGift(memberId, 10)
  const award = { amount: 10, kind: 'task', key, title, createdAt, day: toDate(toDay(day)) } as const
  const insert = (owner: string) => db.pointEntry.create({ data: { ...award, memberId: owner } })
  await insert(memberId)
  await expect(insert(memberId)).rejects.toMatchObject({ code: 'P2002' })
  await insert(other.id)
  const { points } = await db.user.findUniqueOrThrow({ where: { id: memberId } })
  expect(points).toBe(10)
})
