import { Readable } from 'node:stream'
import { exportOperation } from '@/lib/export/operations'
import { exportOwnData } from '@/lib/export/queries'
import { noStore } from '@/lib/http/error-response.mjs'
import { route } from '@/lib/http/route'

const headers = {
  ...noStore,
  'Content-Type': 'application/json',
  'Content-Disposition': 'attachment; filename="laurel.json"',
}

export const GET = route(exportOperation, async ({ scope, params }) => {
  const pieces = Readable.from(await exportOwnData(scope, params.userId), { objectMode: false })
  return new Response(Readable.toWeb(pieces) as ReadableStream, { headers })
})
