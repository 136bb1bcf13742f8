import { db } from '@/lib/db'
import { deleteOld } from '@/lib/delete-old'
import { Prisma } from '@/prisma/generated/client'

const throttle = (key: string, day: string) => ({ key, failures: 1, lastFailure: new Date(`2026-01-${day}T00:00:00Z`) })
const isOld = Prisma.sql`"lastFailure" < ${new Date('2026-01-15T00:00:00Z')}`
const left = async () => (await db.loginThrottle.findMany({ orderBy: { key: 'asc' } })).map(({ key }) => key)

test('old rows are deleted, and one that another transaction holds is left to the next call', async () => {
  await db.loginThrottle.createMany({ data: [throttle('held', '01'), throttle('new', '20'), throttle('old', '02')] })
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM "LoginThrottle" WHERE "key" = 'held' FOR UPDATE`
    expect(await deleteOld('LoginThrottle', isOld)).toBe(1)
  })
  expect(await left()).toEqual(['held', 'new'])
  expect(await deleteOld('LoginThrottle', isOld)).toBe(1)
  expect(await left()).toEqual(['new'])
})
