import { dataFolder } from '../harness/data-folder'
import { createReadStream, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { allowArchive, checkBackups, takeArchive } from '@/lib/backup/commands'
import { inspectBackup } from '@/lib/backup/inspect'
import { readBackupState } from '@/lib/backup/queries'
import { db } from '@/lib/db'
import { forgetEnvironment } from '@/lib/env'
import { readDigestState } from '@/lib/digest/queries'
import { closeQueue, workJobs } from '@/lib/jobs/commands'
import { readSchedule } from '@/lib/jobs/queries'
import { createAdministrator, createUser } from '../fixtures/factories'
import { proven } from '../fixtures/proof'
import { testScope } from '../fixtures/scope'

const folder = path.join(dataFolder, 'backups')
const system = (now: string) => ({ ...testScope(null, now), viewer: 'system' as const })
const backups = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith('laurel-'))
    .sort()

function set(settings: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  forgetEnvironment()
}

beforeEach(async () => {
  set({ BACKUP_DIR: folder, BACKUP_KEEP: '2' })
  await db.jobRun.deleteMany()
})
afterAll(() => closeQueue())

test('every night a backup is written, and only the newest are kept', async () => {
  const administrator = await createAdministrator()
  for (const day of ['20', '21', '22']) await workJobs(system(`2026-11-${day}T11:00:00Z`))
  expect(backups().map((name) => name.slice(0, 'laurel-2026-11-21'.length))).toEqual([
    'laurel-2026-11-21',
    'laurel-2026-11-22',
  ])
  const contents = await inspectBackup(createReadStream(path.join(folder, backups()[1] ?? '')))
  expect(contents.manifest.madeAt).toMatch(/^2026-11-22T11:0/)
  const state = await readBackupState(testScope(administrator, '2026-11-22T12:00:00Z'))
  expect(state).toMatchObject({ keep: 2, last: { rows: contents.rows, pictures: 0 }, failed: null })
  expect(state?.nextAt.toISOString()).toBe('2026-11-23T03:30:00.000Z')
})

test('the check reads the newest backup, and says when it is damaged, late, or the folder cannot be written to', async () => {
  const administrator = await createAdministrator()
  const at = (now: string) => testScope(administrator, now)
  set({ BACKUP_DIR: path.join(dataFolder, 'checked') })
  await checkBackups(at('2026-12-01T11:00:00Z'))
  await workJobs(system('2026-12-01T11:00:00Z'))
  await checkBackups(at('2026-12-03T11:00:00Z'))
  await expect(checkBackups(at('2026-12-03T11:05:00Z'))).rejects.toMatchObject({ message: 'backup.late' })
  const [only = '', ...others] = readdirSync(path.join(dataFolder, 'checked'))
  expect(others).toEqual([])
  truncateSync(path.join(dataFolder, 'checked', only), 1000)
  await expect(checkBackups(at('2026-12-01T12:00:00Z'))).rejects.toMatchObject({ message: 'backup.damaged' })
  set({ BACKUP_DIR: path.join(dataFolder, 'checked', only) })
  await expect(checkBackups(at('2026-12-01T12:00:00Z'))).rejects.toMatchObject({ message: 'backup.folderFailed' })
  const { DATABASE_URL } = process.env
  set({ BACKUP_DIR: path.join(dataFolder, 'unmade'), DATABASE_URL: 'postgresql://127.0.0.1:9/none' })
  await expect(checkBackups(at('2026-12-01T12:00:00Z'))).rejects.toThrow('A backup could not be made.')
  set({ BACKUP_DIR: undefined, DATABASE_URL })
  await expect(checkBackups(at('2026-12-01T12:00:00Z'))).rejects.toMatchObject({ message: 'backup.noFolder' })
  await expect(checkBackups(testScope(await createUser()))).rejects.toMatchObject({ code: 'forbidden' })
})

test('a folder that cannot be written to is said on the screen, and the earlier backups stay', async () => {
  const blocked = path.join(dataFolder, 'blocked')
  writeFileSync(blocked, 'a file where the folder should be')
  set({ BACKUP_DIR: blocked })
  await workJobs(system('2026-11-23T11:00:00Z'))
  const state = await readBackupState(testScope(await createAdministrator(), '2026-11-23T12:00:00Z'))
  expect(state?.failed).toEqual({ day: '2026-11-23', error: 'backup.folderFailed' })
  rmSync(blocked)
})

test('without a folder there is no run and nothing to show', async () => {
  set({ BACKUP_DIR: undefined })
  await workJobs(system('2026-11-24T11:00:00Z'))
  expect(await db.jobRun.count({ where: { kind: 'backup' } })).toBe(0)
  expect(await readBackupState(testScope(await createAdministrator()))).toBeNull()
})

test('without a mailer no digest is recorded, and its reader is told so beside the true hour', async () => {
  const administrator = await createAdministrator()
  await db.familySettings.updateMany({ data: { digestHour: 9 } })
  const sunday = '2026-11-22T11:00:00Z'
  await workJobs(system(sunday))
  expect(await db.jobRun.count({ where: { kind: 'digest' } })).toBe(0)
  expect((await readSchedule(testScope(administrator, sunday))).map(({ kind }) => kind)).not.toContain('digest')
  expect(await readDigestState(testScope(administrator))).toEqual({
    ...{ wantsDigest: false, hour: 9, canEmail: false },
    lastSentAt: null,
  })
  await db.familySettings.updateMany({ data: { digestHour: 17 } })
})

test('an administrator who has just proven who they are takes the archive, and the log says so', async () => {
  const administrator = await createAdministrator()
  mkdirSync(folder, { recursive: true })
  await expect(allowArchive(testScope(await createUser()))).rejects.toMatchObject({ code: 'forbidden' })
  await expect(takeArchive(testScope(administrator))).rejects.toMatchObject({ message: 'account.proofNeeded' })
  const scope = testScope(await proven(administrator))
  await expect(takeArchive({ ...scope, isByToken: true })).rejects.toMatchObject({ message: 'tokens.inPersonOnly' })
  const { archive } = await takeArchive(scope)
  writeFileSync(path.join(dataFolder, 'taken.tar.gz'), await buffer(archive))
  expect(await inspectBackup(createReadStream(path.join(dataFolder, 'taken.tar.gz')))).toMatchObject({ pictures: 0 })
  expect(await db.activity.findMany({ where: { kind: 'archive_taken' } })).toMatchObject([
    { actorId: administrator.id },
  ])
})
