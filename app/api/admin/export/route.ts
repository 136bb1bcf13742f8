import { Readable } from 'node:stream'
import { takeArchive } from '@/lib/backup/commands'
import { takeArchiveOperation } from '@/lib/backup/operations'
import { noStore } from '@/lib/http/error-response.mjs'
import { route } from '@/lib/http/route'

export const GET = route(takeArchiveOperation, async ({ scope }) => {
  const { name, archive } = await takeArchive(scope)
  const file = { 'Content-Type': 'application/gzip', 'Content-Disposition': `attachment; filename="${name}"` }
  return new Response(Readable.toWeb(archive) as ReadableStream, { headers: { ...noStore, ...file } })
})

export const maxDuration = 300
