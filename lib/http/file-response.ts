import 'server-only'
import { Readable } from 'node:stream'
import { noStore } from '@/lib/http/error-response.mjs'

/** Response with a picture for this site's own pages. */
export function pictureResponse(picture: Uint8Array<ArrayBuffer>, name: string, headers: Record<string, string>) {
  return new Response(picture, {
    headers: {
      ...headers,
      'Content-Type': 'image/webp',
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': `inline; filename="${name}"`,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Length': String(picture.byteLength),
    },
  })
}

/** Response that browsers save as a file, sent as the stream produces it. */
export function downloadResponse(content: Readable, name: string, type: string): Response {
  const headers = { ...noStore, 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` }
  return new Response(Readable.toWeb(content) as ReadableStream, { headers })
}
