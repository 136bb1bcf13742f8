import { takeArchive } from '@/lib/backup/commands'
import { takeArchiveOperation } from '@/lib/backup/operations'
import { downloadResponse } from '@/lib/http/file-response'
import { route } from '@/lib/http/route'

export const GET = route(takeArchiveOperation, async ({ scope }) => {
  const { name, archive } = await takeArchive(scope)
  return downloadResponse(archive, name, 'application/gzip')
})

export const maxDuration = 300
