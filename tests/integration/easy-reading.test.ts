import { newClaims, viewerOf } from '@/lib/auth/session'
import { chooseEasyReading } from '@/lib/profile/commands'
import { createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

test('easy reading applies to every later request of the user who chose it, and to nobody else', async () => {
  const [member, other] = [await createUser(), await createUser()]
  const read = async ({ id }: { id: string }) => (await viewerOf(newClaims({ id, sessionVersion: 0 })))?.easyReading
  expect(await read(member)).toBe(false)
  await chooseEasyReading(testScope(member), { easyReading: true })
  expect([await read(member), await read(other)]).toEqual([true, false])
  await chooseEasyReading(testScope(member), { easyReading: false })
  expect(await read(member)).toBe(false)
})
