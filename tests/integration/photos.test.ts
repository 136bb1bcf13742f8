import sharp from 'sharp'
import type { Viewer } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { exported } from '@/lib/export/json'
import { exportOwnData } from '@/lib/export/queries'
import { addPhoto, removePhoto } from '@/lib/photos/commands'
import { listPhotos, photosBeside, readPhoto } from '@/lib/photos/queries'
import { deleteTask, updateTask } from '@/lib/tasks/commands'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { plain, svg } from '../fixtures/pictures'
import { testScope } from '../fixtures/scope'

const picture = plain(40, 20).jpeg().toBuffer()
const notFound = { code: 'not_found' }
const closed = { code: 'conflict', message: 'photos.closed' }

async function prepare(data: Parameters<typeof createTaskRow>[1] = {}) {
  const [member, administrator] = await Promise.all([createUser(), createAdministrator()])
  const task = await createTaskRow(member.id, data)
  const add = async (viewer: Viewer = member) =>
    addPhoto(testScope(viewer), { taskId: task.id, photo: new Uint8Array(await picture) })
  return { member, administrator, task, add, scope: testScope(member) }
}

const stored = (taskId: string) => db.taskPhoto.count({ where: { taskId } })
const read = (viewer: Viewer, taskId: string, photoId: string, size: 'large' | 'small' = 'large') =>
  readPhoto(testScope(viewer), { taskId, photoId, size })

test('a photo is listed and read by its member and by administrators, as a picture and as a thumbnail', async () => {
  const { member, administrator, task, add } = await prepare()
  const photo = await add()
  expect(photo).toMatchObject({ width: 40, height: 20 })
  for (const viewer of [member, administrator]) {
    expect(await listPhotos(testScope(viewer), task.id)).toEqual([photo])
    expect(await photosBeside(testScope(viewer), task)).toEqual([{ id: photo.id, width: 40, height: 20 }])
    const bytes = await read(viewer, task.id, photo.id)
    expect([bytes.byteLength, (await sharp(bytes).metadata()).format]).toEqual([photo.bytes, 'webp'])
    expect((await sharp(await read(viewer, task.id, photo.id, 'small')).metadata()).format).toBe('webp')
  }
})

test('another member finds, adds and removes nothing, also by the id of a task of their own', async () => {
  const { task, add } = await prepare()
  const photo = await add()
  const other = await createUser()
  const own = await createTaskRow(other.id)
  await expect(listPhotos(testScope(other), task.id)).rejects.toMatchObject(notFound)
  await expect(add(other)).rejects.toMatchObject(notFound)
  for (const taskId of [task.id, own.id]) {
    await expect(read(other, taskId, photo.id)).rejects.toMatchObject(notFound)
    await expect(removePhoto(testScope(other), { taskId, photoId: photo.id })).rejects.toMatchObject(notFound)
  }
  expect(await photosBeside(testScope(other), task)).toEqual([])
  expect(await stored(task.id)).toBe(1)
})

test('of eight uploads at the same time three are kept', async () => {
  const { administrator, member, task, add } = await prepare()
  const uploads = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => add(at % 2 ? administrator : member)))
  const refused = uploads.flatMap((each) => (each.status === 'rejected' ? [each.reason as object] : []))
  expect(refused).toHaveLength(5)
  for (const reason of refused) {
    expect(reason).toMatchObject({ code: 'conflict', message: 'photos.tooMany {"most":3}' })
  }
  expect(await stored(task.id)).toBe(3)
})

test('the database itself holds no fourth photo and no oversized one', async () => {
  const { member, task } = await prepare()
  const row = (slot: number, image = Buffer.from([1])) => ({
    ...{ taskId: task.id, memberId: member.id, slot, image: new Uint8Array(image), thumbnail: new Uint8Array([1]) },
    ...{ width: 1, height: 1, createdAt: new Date() },
  })
  for (const slot of [0, 1, 2]) await db.taskPhoto.create({ data: row(slot) })
  await expect(db.taskPhoto.create({ data: row(2) })).rejects.toThrow(/Unique constraint/)
  await expect(db.taskPhoto.create({ data: row(3) })).rejects.toThrow(/TaskPhoto_slot/)
  await db.taskPhoto.deleteMany({ where: { taskId: task.id } })
  await expect(db.taskPhoto.create({ data: row(0, Buffer.alloc(524_289, 1)) })).rejects.toThrow(/TaskPhoto_image/)
})

test('a removed photo makes room for another', async () => {
  const { task, add, scope } = await prepare()
  const [first] = [await add(), await add(), await add()]
  await removePhoto(scope, { taskId: task.id, photoId: first.id })
  const added = await add()
  expect((await listPhotos(scope, task.id)).map(({ id }) => id)).toContain(added.id)
  await expect(removePhoto(scope, { taskId: task.id, photoId: first.id })).rejects.toMatchObject(notFound)
})

test('a file that is not a picture is refused and stores nothing', async () => {
  const { task, scope } = await prepare()
  const sent = { taskId: task.id, photo: Buffer.from(svg) }
  await expect(addPhoto(scope, sent)).rejects.toMatchObject({ code: 'unsupported', message: 'pictures.wrongType' })
  expect(await stored(task.id)).toBe(0)
})

test('an accepted task keeps its photos, from which only an administrator may still take one away', async () => {
  const { administrator, task, add, scope } = await prepare()
  const { id: photoId } = await add()
  await db.task.update({ where: { id: task.id }, data: { status: 'accepted' } })
  await expect(add()).rejects.toMatchObject(closed)
  await expect(removePhoto(scope, { taskId: task.id, photoId })).rejects.toMatchObject(closed)
  expect(await stored(task.id)).toBe(1)
  await removePhoto(testScope(administrator), { taskId: task.id, photoId })
  expect(await stored(task.id)).toBe(0)
})

test('the next assignee of a task does not see the photos of the one before, and has room for three', async () => {
  const { administrator, member, task, add } = await prepare()
  const photo = await add()
  const next = await createUser()
  await updateTask(testScope(administrator), { taskId: task.id, assignedTo: next.id })
  const scope = testScope(next)
  expect(await listPhotos(scope, task.id)).toEqual([])
  await expect(read(next, task.id, photo.id)).rejects.toMatchObject(notFound)
  for (let count = 0; count < 3; count += 1) await add(next)
  await updateTask(testScope(administrator), { taskId: task.id, assignedTo: member.id })
  expect(await listPhotos(testScope(member), task.id)).toEqual([photo])
})

test('a photo of a former assignee is removed by its member or an administrator, and by nobody else', async () => {
  const { administrator, member, task, add } = await prepare()
  const [first, second] = [await add(), await add()]
  const next = await createUser()
  await updateTask(testScope(administrator), { taskId: task.id, assignedTo: next.id })
  const remove = (viewer: Viewer, photoId: string) => removePhoto(testScope(viewer), { taskId: task.id, photoId })
  await expect(remove(next, first.id)).rejects.toMatchObject(notFound)
  await remove(member, first.id)
  await remove(administrator, second.id)
  expect(await stored(task.id)).toBe(0)
})

test('a photo that has no slot is refused before it is decoded', async () => {
  const { member, task, add } = await prepare()
  for (let count = 0; count < 3; count += 1) await add()
  const notAPicture = { taskId: task.id, photo: Buffer.from(svg) }
  await expect(addPhoto(testScope(member), notAPicture)).rejects.toMatchObject({ code: 'conflict' })
})

test('photos are gone with their task and with their member', async () => {
  const first = await prepare()
  await first.add()
  await deleteTask(testScope(first.administrator), first.task.id)
  expect(await stored(first.task.id)).toBe(0)
  const { member, task, add } = await prepare()
  await add()
  await db.user.delete({ where: { id: member.id } })
  expect(await stored(task.id)).toBe(0)
})

test('a member’s own export names their photos, and nobody else’s', async () => {
  const { member, task, add } = await prepare()
  const photo = await add()
  const other = await prepare()
  await other.add()
  const pieces: string[] = []
  for await (const piece of await exportOwnData(testScope(member), member.id)) pieces.push(piece)
  expect(exported.parse(JSON.parse(pieces.join(''))).photos).toMatchObject([
    { ...photo, taskId: task.id, address: `/api/tasks/${task.id}/photos/${photo.id}` },
  ])
})
