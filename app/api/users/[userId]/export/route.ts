import { Readable } from 'node:stream'
import { exportOperation } from '@/lib/export/operations'
import { exportOwnData } from '@/lib/export/queries'
import { downloadResponse } from '@/lib/http/file-response'
import { route } from '@/lib/http/route'

export const GET = route(exportOperation, async ({ scope, params }) => {
  const pieces = Readable.from(await exportOwnData(scope, params.userId), { objectMode: false })
  return downloadResponse(pieces, 'laurel.json', 'application/json')
})
