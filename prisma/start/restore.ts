import './checked-environment'
import { createReadStream } from 'node:fs'
import { BackupError, UnknownOutcomeError } from '@/lib/backup/format'
import { restoreBackup } from '@/lib/backup/restore'
import { env } from '@/lib/env'
import { archiveDescriptor } from './archive-file.mjs'
import { schema } from './restore-schema'

async function restore() {
  const { manifest, rows, tables, pictures, migrated, missingPictures } = await restoreBackup({
    open: () => createReadStream('', { fd: archiveDescriptor, autoClose: false, start: 0 }),
    connectionString: env().DATABASE_URL ?? '',
    schema,
    isReplacing: process.argv.includes('--replace'),
  })
  console.log(
    `Restored the backup of ${manifest.madeAt}: ${rows} rows of ${tables} tables and ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}.`,
  )
  if (migrated > 0) console.log(`It was made by an earlier version: ${migrated} migrations were applied to it.`)
  if (missingPictures > 0)
    console.log(`${missingPictures} pictures are not in this backup: their files were not found when it was made.`)
  console.log('Sessions and second factors hold if NEXTAUTH_SECRET is the same as where it was made.')
}

restore().catch((error: unknown) => {
  process.exitCode = 1
  if (error instanceof UnknownOutcomeError) return console.error(error.message)
  const isExpected = error instanceof BackupError || (error instanceof Error && error.name === 'UserError')
  console.error(isExpected ? (error as Error).message : error)
  console.error('Nothing was restored.')
})
