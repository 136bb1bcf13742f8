import '../harness/blob-settings'
import { setAvatar, uploadAvatar } from '@/lib/avatars/commands'
import { db } from '@/lib/db'
import { type BlobFake, startBlobFake } from '../harness/blob-fake'
import { createUser } from '../fixtures/factories'
import { plain } from '../fixtures/pictures'
import { testScope } from '../fixtures/scope'

let fake: BlobFake

beforeAll(async () => {
  fake = await startBlobFake()
  process.env.VERCEL_BLOB_API_URL = fake.url
})
afterAll(() => fake.stop())

test('with a token, pictures are stored in Vercel Blob and deleted when replaced', async () => {
  const anna = await createUser()
  const picture = await plain(20, 20).png().toBuffer()
  const first = await uploadAvatar(testScope(anna), picture)
  expect(first).toMatch(/^https:\/\/store\.public\.blob\.vercel-storage\.com\/avatars\/[0-9a-f]{32}\.webp$/)
  await setAvatar(testScope(anna), { userId: anna.id, avatar: first })
  const second = await uploadAvatar(testScope(anna), picture)
  await setAvatar(testScope(anna), { userId: anna.id, avatar: second })
  expect([...fake.kept.keys()]).toEqual([new URL(second).pathname.slice(1)])
  expect(await db.user.findUniqueOrThrow({ where: { id: anna.id } })).toMatchObject({ avatar: second })
})

test('an unavailable store leaves the profile unchanged and returns the specified message', async () => {
  const anna = await createUser()
  fake.error = 503
  await expect(uploadAvatar(testScope(anna), await plain(20, 20).png().toBuffer())).rejects.toMatchObject({
    code: 'unavailable',
    message: 'avatar.failed',
  })
  fake.error = 0
})
