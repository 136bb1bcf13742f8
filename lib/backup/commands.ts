import 'server-only'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { recordActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { requireProof } from '@/lib/auth/recent-proof'
import { backupName } from '@/lib/backup/folder-names'
import { tryFolder, writeIntoFolder, type Written } from '@/lib/backup/folder'
import { BackupError } from '@/lib/backup/format'
import { openBackup } from '@/lib/backup/write'
import { dayMs } from '@/lib/durations'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { fieldsOf } from '@/lib/record'
import type { Scope } from '@/lib/scope'

/**
 * The scheduled backup. For the scheduler and administrators. Throws AppError unavailable when this server has no
 * folder for it or cannot write there.
 */
export async function backUpToFolder(scope: Scope): Promise<Written> {
  authorize(scope.viewer, 'schedule:run')
  return inFolder(scope, (folder, source) => writeIntoFolder(folder, { ...source, keep: env().BACKUP_KEEP }))
}

/**
 * Checks that the folder for backups can be written to, and that the newest backup is whole and of the last two days.
 * Administrators only. Throws AppError unavailable when that is not so.
 */
export async function checkBackups(scope: Scope): Promise<void> {
  authorize(scope.viewer, 'family:manage')
  const madeAt = await inFolder(scope, tryFolder).catch((error: unknown) => {
    throw error instanceof BackupError ? new AppError('unavailable', 'backup.damaged', { cause: error }) : error
  })
  if (scope.now.getTime() - madeAt.getTime() > lateMs) throw new AppError('unavailable', 'backup.late')
}

/** The age from which the newest backup is too old, in milliseconds. */
const lateMs = 2 * dayMs

type Source = { connectionString: string; now: Date }

async function inFolder<T>({ now }: Scope, work: (folder: string, source: Source) => Promise<T>): Promise<T> {
  const { BACKUP_DIR, DATABASE_URL: connectionString = '' } = env()
  if (!BACKUP_DIR) throw new AppError('unavailable', 'backup.noFolder')
  try {
    return await work(path.resolve(/* turbopackIgnore: true */ process.cwd(), BACKUP_DIR), { connectionString, now })
  } catch (error) {
    if (!isOfFolder(error)) throw error
    throw new AppError('unavailable', 'backup.folderFailed', { cause: error })
  }
}

const folderErrors = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST', 'EIO'])
const isOfFolder = (error: unknown) => folderErrors.has(String(fieldsOf(error).code))

/**
 * Checks that the viewer may download the archive, with which one could sign in as anybody. Throws ProofNeededError
 * without a recent proof, and AppError forbidden for access tokens and for everybody but administrators.
 */
export async function allowArchive(scope: Scope): Promise<void> {
  authorize(scope.viewer, 'family:manage')
  await requireProof(db, scope)
}

/**
 * The archive of everything, and its file name. Records in the activity log who took it. Throws as `allowArchive` does.
 */
export async function takeArchive(scope: Scope): Promise<{ name: string; archive: Readable }> {
  await allowArchive(scope)
  await recordActivity(db, scope, { kind: 'archive_taken' })
  const archive = openBackup({ connectionString: env().DATABASE_URL ?? '', now: scope.now })
  archive.on('error', (error) => {
    if (!disconnects.has(error.name))
      log.error({ event: 'archive_failed', err: error }, 'the download of a backup failed')
  })
  return { name: backupName(scope.now), archive }
}

/** Names of the errors that a response ends with when the client disconnects. */
const disconnects = new Set(['AbortError', 'ResponseAborted'])
