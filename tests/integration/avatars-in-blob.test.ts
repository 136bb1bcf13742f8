import { setAvatar, uploadAvatar } from '@/lib/avatars/commands'
import { db } from '@/lib/db'
import { type BlobFake, blobToken, startBlobFake } from '../support/blob-fake'
import { createUser } from '../support/factories'
import { plain } from '../support/pictures'
import { testScope } from '../support/scope'

let fake: BlobFake

// The store is chosen when a picture is first kept.
beforeAll(async () => {
  fake = await startBlobFake()
  const settings = { BLOB_READ_WRITE_TOKEN: blobToken, VERCEL_BLOB_API_URL: fake.url, VERCEL_BLOB_RETRIES: '0' }
  jest.replaceProperty(process, 'env', { ...process.env, ...settings })
  const environment = jest.requireActual<typeof import('@/lib/env')>('@/lib/env')
  jest.spyOn(environment, 'env').mockReturnValue({ ...environment.env(), BLOB_READ_WRITE_TOKEN: blobToken })
})
afterAll(() => fake.stop())

test('with a token the pictures are in Vercel Blob, and a replaced one is removed from it', async () => {
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

test('a store that does not answer leaves the profile as it was, and says the specified words', async () => {
  const anna = await createUser()
  fake.fault = 503
  await expect(uploadAvatar(testScope(anna), await plain(20, 20).png().toBuffer())).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Failed to upload image',
  })
  fake.fault = 0
})
