import './checked-environment'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { inspectBackup } from '@/lib/backup/inspect'
import { openBackup } from '@/lib/backup/write'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { archiveDescriptor } from './archive-file.mjs'
import { schema } from './restore-schema'

const file = { fd: archiveDescriptor, autoClose: false }

async function backUp() {
  const connectionString = env().DATABASE_URL ?? ''
  let missing = 0
  const backup = openBackup({ connectionString, now: now(), onMissing: (count) => (missing = count) })
  await pipeline(backup, createWriteStream('', file))
  // Read back, because a disk may not hold what was written to it.
  const written = createReadStream('', { ...file, start: 0 })
  const { tables, rows, pictures } = await inspectBackup(written, new Set(schema.names))
  console.log(`Backed up ${rows} rows of ${tables} tables and ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}.`)
  if (missing > 0)
    console.error(`${missing} pictures were not found: are DATA_DIR and BLOB_READ_WRITE_TOKEN those of \`npm start\`?`)
}

backUp().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
