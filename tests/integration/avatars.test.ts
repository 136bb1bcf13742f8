import { dataFolder } from '../harness/data-folder'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { setAvatar, sweepAvatars, uploadAvatar } from '@/lib/avatars/commands'
import { readAvatar } from '@/lib/avatars/queries'
import { db } from '@/lib/db'
import { inTurn } from '@/lib/pictures/turns'
import { files } from '@/lib/ports'
import { createAdministrator, createUser } from '../fixtures/factories'
import { plain, svg } from '../fixtures/pictures'
import { testScope } from '../fixtures/scope'

const notUploaded = {
  code: 'invalid',
  message: 'avatar.notYours',
}
const picture = plain(20, 20).png().toBuffer()
const anyone = testScope(null)
const nameOf = (url: string) => url.replace('/avatars/', '')
const kept = () =>
  existsSync(path.join(dataFolder, 'avatars')) ? readdirSync(path.join(dataFolder, 'avatars')).sort() : []
const avatarOf = async ({ id }: { id: string }) => (await db.user.findUniqueOrThrow({ where: { id } })).avatar

async function upload(viewer: Awaited<ReturnType<typeof createUser>>, now?: string) {
  return uploadAvatar(testScope(viewer, now), await picture)
}

beforeEach(async () => {
  const uploads = await db.avatarUpload.findMany()
  await Promise.all(uploads.map(({ name }) => files().remove(name)))
  await db.avatarUpload.deleteMany()
})

test('an upload is stored as WebP under an unguessable name', async () => {
  const url = await upload(await createUser())
  expect(url).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/)
  expect((await sharp(await readAvatar(anyone, { name: nameOf(url) })).metadata()).format).toBe('webp')
  expect(await upload(await createUser())).not.toBe(url)
})

test('a file that is not a picture is not stored', async () => {
  const anna = await createUser()
  await expect(uploadAvatar(testScope(anna), Buffer.from(svg))).rejects.toMatchObject({ code: 'unsupported' })
  expect([kept(), await db.avatarUpload.count()]).toEqual([[], 0])
})

test('choosing a picture shows it and deletes the previous one', async () => {
  const anna = await createUser()
  const first = await upload(anna)
  expect(await avatarOf(anna)).toBeNull()
  expect(await setAvatar(testScope(anna), { userId: anna.id, avatar: first })).toEqual({ id: anna.id, avatar: first })
  const second = await upload(anna)
  await setAvatar(testScope(anna), { userId: anna.id, avatar: second })
  expect(await avatarOf(anna)).toBe(second)
  expect(kept()).toEqual([nameOf(second)])
  expect(await db.avatarUpload.count()).toBe(1)
  await expect(readAvatar(anyone, { name: nameOf(first) })).rejects.toMatchObject({ code: 'not_found' })
  // Choosing it again changes nothing.
  await setAvatar(testScope(anna), { userId: anna.id, avatar: second })
  expect(kept()).toEqual([nameOf(second)])
})

test('only an address returned to this member by an upload is accepted', async () => {
  const [anna, bob] = [await createUser(), await createUser()]
  const annas = await upload(anna)
  const shown = await upload(anna)
  await setAvatar(testScope(anna), { userId: anna.id, avatar: shown })
  for (const avatar of [
    annas,
    shown,
    'https://example.com/me.png',
    '/avatars/00000000000000000000000000000000.webp',
    'javascript:alert(1)',
  ]) {
    await expect(setAvatar(testScope(bob), { userId: bob.id, avatar })).rejects.toMatchObject(notUploaded)
  }
  expect(await avatarOf(bob)).toBeNull()
  expect([await avatarOf(anna), kept()]).toEqual([shown, [nameOf(annas), nameOf(shown)].sort()])
})

test("only administrators can change another's picture, to one that they or the member uploaded", async () => {
  const [anna, bob, parent] = [await createUser(), await createUser(), await createAdministrator()]
  const bobs = await upload(bob)
  await expect(setAvatar(testScope(bob), { userId: anna.id, avatar: bobs })).rejects.toMatchObject({
    code: 'forbidden',
  })
  const parents = await upload(parent)
  await setAvatar(testScope(parent), { userId: anna.id, avatar: parents })
  expect(await avatarOf(anna)).toBe(parents)
  await setAvatar(testScope(parent), { userId: anna.id, avatar: await upload(anna) })
  await expect(setAvatar(testScope(parent), { userId: anna.id, avatar: bobs })).rejects.toMatchObject(notUploaded)
  // The picture now belongs to the member, and cannot be used for another.
  const again = await upload(parent)
  await setAvatar(testScope(parent), { userId: parent.id, avatar: again })
  await expect(setAvatar(testScope(parent), { userId: anna.id, avatar: again })).rejects.toMatchObject(notUploaded)
})

test('visitors and unknown users cannot set a picture', async () => {
  const parent = await createAdministrator()
  await expect(uploadAvatar(testScope(null), await picture)).rejects.toMatchObject({ code: 'unauthenticated' })
  const nobody = { userId: '00000000-0000-7000-8000-000000000000', avatar: await upload(parent) }
  await expect(setAvatar(testScope(parent), nobody)).rejects.toMatchObject({ code: 'not_found' })
  await expect(setAvatar(testScope(parent), { ...nobody, userId: 'x' })).rejects.toMatchObject({ code: 'not_found' })
  await expect(setAvatar(testScope(null), nobody)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('concurrent choices leave one picture, the one that is shown', async () => {
  const anna = await createUser()
  const urls = await Promise.all(Array.from({ length: 4 }, () => upload(anna)))
  await Promise.all(urls.map((avatar) => setAvatar(testScope(anna), { userId: anna.id, avatar })))
  const shown = await avatarOf(anna)
  expect(urls).toContain(shown)
  await sweepAvatars(testScope(null))
  expect(kept()).toEqual([nameOf(shown ?? '')])
})

test('an unused upload is deleted after an hour, and one in use is kept', async () => {
  const anna = await createUser()
  const shown = await upload(anna, '2026-11-21T10:00:00Z')
  await setAvatar(testScope(anna, '2026-11-21T10:00:00Z'), { userId: anna.id, avatar: shown })
  const unused = await upload(anna, '2026-11-21T10:00:00Z')
  await sweepAvatars(testScope(null, '2026-11-21T10:59:00Z'))
  expect(kept()).toHaveLength(2)
  await sweepAvatars(testScope(null, '2026-11-21T11:01:00Z'))
  expect(kept()).toEqual([nameOf(shown)])
  await expect(setAvatar(testScope(anna), { userId: anna.id, avatar: unused })).rejects.toMatchObject(notUploaded)
})

test("a deleted user's picture is deleted by the next sweep", async () => {
  const anna = await createUser()
  await setAvatar(testScope(anna), { userId: anna.id, avatar: await upload(anna) })
  await db.user.delete({ where: { id: anna.id } })
  await sweepAvatars(testScope(null))
  expect(kept()).toEqual([])
})

test('a file whose deletion fails is deleted later', async () => {
  const anna = await createUser()
  await setAvatar(testScope(anna), { userId: anna.id, avatar: await upload(anna) })
  const remove = jest.spyOn(files(), 'remove').mockRejectedValue(new Error('no answer'))
  const second = await upload(anna)
  await setAvatar(testScope(anna), { userId: anna.id, avatar: second })
  expect(kept()).toHaveLength(2)
  remove.mockRestore()
  await sweepAvatars(testScope(null))
  expect(kept()).toEqual([nameOf(second)])
})

test('an unavailable store is reported and leaves the profile unchanged', async () => {
  const anna = await createUser()
  const store = jest.spyOn(files(), 'store').mockRejectedValue(new Error('no answer'))
  await expect(upload(anna)).rejects.toThrow('no answer')
  store.mockRestore()
  expect(await avatarOf(anna)).toBeNull()
  await sweepAvatars(testScope(null, '2026-11-22T11:00:00Z'))
  expect(await db.avatarUpload.count()).toBe(0)
})

test('unused uploads are limited per user', async () => {
  const anna = await createUser()
  for (let count = 0; count < 20; count += 1) await upload(anna)
  await expect(upload(anna)).rejects.toMatchObject({ code: 'too_many', retryAfter: 3600 })
  await expect(upload(await createUser())).resolves.toMatch(/^\/avatars\//)
  await expect(upload(anna, '2026-11-21T12:30:00Z')).resolves.toMatch(/^\/avatars\//)
})

test('parallel uploads cannot exceed the limit', async () => {
  const anna = await createUser()
  for (let count = 0; count < 17; count += 1) await upload(anna)
  const more = await Promise.allSettled(Array.from({ length: 20 }, () => upload(anna)))
  const refused = more.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  expect(refused).toHaveLength(17)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'too_many' })
  expect(await db.avatarUpload.count({ where: { ownerId: anna.id } })).toBe(20)
})

test('no other file of the folder is served', async () => {
  for (const name of ['../nextauth.secret', '..%2Fnextauth.secret', 'nextauth.secret', '', '.', 'x.webp']) {
    await expect(readAvatar(anyone, { name })).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('one user cannot fill the queue of pictures to encode', async () => {
  const [emma, noah] = [await createUser(), await createUser()]
  let finish = () => {}
  const encoding = new Promise<void>((resolve) => (finish = resolve))
  const queued = Array.from({ length: 4 }, () => inTurn(emma.id, () => encoding))
  await expect(upload(emma)).rejects.toMatchObject({ code: 'too_many', message: 'pictures.tooManyAtOnce' })
  expect(await db.avatarUpload.count()).toBe(0)
  await upload(noah)
  finish()
  await Promise.all(queued)
  await upload(emma)
})
