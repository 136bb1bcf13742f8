import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLocalFolder } from '@/lib/ports/files/local-folder'
import type { Files } from '@/lib/ports/files/port'
import { createVercelBlob } from '@/lib/ports/files/vercel-blob'
import { type BlobFake, blobToken, startBlobFake } from '../harness/blob-fake'

const base = mkdtempSync(path.join(tmpdir(), 'laurel-files-'))
const folder = path.join(base, 'deep', 'avatars')
let fake: BlobFake

beforeAll(async () => {
  fake = await startBlobFake()
  Object.assign(process.env, { VERCEL_BLOB_API_URL: fake.url, VERCEL_BLOB_RETRIES: '0' })
})
afterAll(async () => {
  await fake.stop()
  rmSync(base, { recursive: true, force: true })
})

type Implementation = {
  files: () => Files
  address: string
  /** Reads a stored file without going through the port. */
  kept: (name: string) => Uint8Array | null | Promise<Uint8Array | null>
  /** Makes the storage fail, and restores it. */
  broken: (work: () => Promise<void>) => Promise<void>
}

const local = () => createLocalFolder({ folder, address: '/avatars' })
const implementations: Record<string, Implementation> = {
  'the local folder': {
    files: local,
    address: '/avatars/',
    kept: (name) => local().read(name),
    async broken(work) {
      rmSync(path.join(base, 'deep'), { recursive: true, force: true })
      writeFileSync(path.join(base, 'deep'), 'a file where the folder should be')
      await work().finally(() => rmSync(path.join(base, 'deep')))
    },
  },
  'Vercel Blob': {
    files: () => createVercelBlob({ token: blobToken, folder: 'avatars' }),
    address: 'https://store.public.blob.vercel-storage.com/avatars/',
    kept: (name) => fake.kept.get(`avatars/${name}`)?.bytes ?? null,
    async broken(work) {
      fake.error = 503
      await work().finally(() => (fake.error = 0))
    },
  },
}

const bytes = new Uint8Array([1, 2, 0, 255, 254, 10, 13])
const file = (name: string) => ({ name, bytes, type: 'image/webp' })

describe.each(Object.entries(implementations))('%s', (_name, { files, address, kept, broken }) => {
  test('stores a file unchanged and returns its address', async () => {
    expect(await files().store(file('one.webp'))).toBe(`${address}one.webp`)
    expect(Buffer.from((await kept('one.webp')) ?? [])).toEqual(Buffer.from(bytes))
  })

  test('removes one file and leaves the others', async () => {
    await files().store(file('two.webp'))
    await files().store(file('three.webp'))
    await files().remove('two.webp')
    expect(await kept('two.webp')).toBeNull()
    expect(await kept('three.webp')).not.toBeNull()
  })

  test('removing a missing file succeeds', async () => {
    await files().remove('two.webp')
    await files().remove('never.webp')
  })

  test('reading a name that was never stored finds nothing', async () => {
    expect(await files().read('never.webp')).toBeNull()
  })

  test('loads what was stored, wherever it is served', async () => {
    await files().store(file('loaded.webp'))
    expect(Buffer.from((await files().load('loaded.webp')) ?? [])).toEqual(Buffer.from(bytes))
    expect(await files().load('never.webp')).toBeNull()
  })

  test('unavailable storage is an expected error with a message', async () => {
    await broken(async () => {
      const failure = { code: 'unavailable', message: 'avatar.failed' }
      await expect(files().store(file('four.webp'))).rejects.toMatchObject(failure)
      await expect(files().load('four.webp')).rejects.toMatchObject(failure)
    })
    expect(await kept('four.webp')).toBeNull()
  })
})

test('the local folder leaves no partial file, and only its owner can read it', async () => {
  await local().store(file('five.webp'))
  expect(readdirSync(folder).filter((name) => !name.endsWith('.webp'))).toEqual([])
  expect(statSync(path.join(folder, 'five.webp')).mode & 0o077).toBe(0)
})

test('the local folder removes with a file what a killed process left of it', async () => {
  const partial = path.join(folder, 'cut.webp.new')
  mkdirSync(partial)
  // So that is the name under which it writes.
  await expect(local().store(file('cut.webp'))).rejects.toMatchObject({ code: 'unavailable' })
  rmdirSync(partial)
  writeFileSync(partial, 'half of a picture')
  await local().remove('cut.webp')
  expect(existsSync(partial)).toBe(false)
})

test('the local folder loads no file through a link', async () => {
  await local().store(file('linked.webp'))
  symlinkSync(path.join(folder, 'linked.webp'), path.join(folder, 'link.webp'))
  await expect(local().load('link.webp')).rejects.toMatchObject({ code: 'unavailable' })
})

test('the local folder rejects names that contain a folder', async () => {
  for (const name of ['../escape.webp', 'a/b.webp', '/etc/passwd']) {
    await expect(local().store(file(name))).rejects.toThrow(RangeError)
    await expect(local().read(name)).rejects.toThrow(RangeError)
    await expect(local().remove(name)).rejects.toThrow(RangeError)
  }
  expect(existsSync(path.join(base, 'deep', 'escape.webp'))).toBe(false)
})

test('Vercel Blob receives the content type and a cache lifetime', async () => {
  await createVercelBlob({ token: blobToken, folder: 'avatars' }).store(file('six.webp'))
  expect(fake.kept.get('avatars/six.webp')).toMatchObject({ type: 'image/webp', cache: '31536000' })
})

test('a wrong token is an expected error', async () => {
  const files = createVercelBlob({ token: 'vercel_blob_rw_store_wrong', folder: 'avatars' })
  await expect(files.store(file('seven.webp'))).rejects.toMatchObject({ code: 'unavailable' })
  await expect(files.remove('seven.webp')).rejects.toMatchObject({ code: 'unavailable' })
})
