import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type BlobFake = Awaited<ReturnType<typeof startBlobFake>>

/** The token of a fictitious store. */
export const blobToken = 'vercel_blob_rw_store_x'

/**
 * The parts of Vercel Blob's API that the SDK uses: put, head and delete, in memory; it also serves the files. `error`
 * makes every request fail with that status.
 */
export async function startBlobFake() {
  const kept = new Map<string, { bytes: Buffer; type: string; cache: string }>()
  const state = { kept, error: 0, url: '', stop: async () => {} }

  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const answer = (status: number, body: unknown) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
      }
      const body = Buffer.concat(parts)
      const url = new URL(request.url ?? '/', 'http://fake')
      const header = (name: string) => String(request.headers[name] ?? '')
      const file = url.pathname.startsWith('/files/') ? kept.get(url.pathname.slice('/files/'.length)) : undefined
      if (file) return response.writeHead(200, { 'Content-Type': file.type }).end(file.bytes)
      if (state.error) return answer(state.error, { error: { code: 'unknown_error', message: 'an error' } })
      if (header('authorization') !== `Bearer ${blobToken}`) return answer(403, { error: { code: 'forbidden' } })
      if (request.method === 'POST' && url.pathname === '/delete') {
        for (const name of (JSON.parse(body.toString()) as { urls: string[] }).urls) kept.delete(name)
        return answer(200, {})
      }
      const asked = url.searchParams.get('url')
      if (request.method === 'GET' && asked !== null) {
        const found = kept.get(asked)
        if (!found) return answer(404, { error: { code: 'not_found' } })
        const address = `${state.url}/files/${asked}`
        const described = { url: address, downloadUrl: address, pathname: asked, size: found.bytes.length }
        return answer(200, { ...described, contentType: found.type, uploadedAt: new Date(0) })
      }
      const pathname = url.searchParams.get('pathname') ?? ''
      if (request.method !== 'PUT' || !pathname) return answer(404, { error: { code: 'not_found' } })
      const type = header('x-content-type')
      kept.set(pathname, { bytes: body, type, cache: header('x-cache-control-max-age') })
      const address = `https://store.public.blob.vercel-storage.com/${pathname}`
      answer(200, {
        url: address,
        downloadUrl: address,
        pathname,
        contentType: type,
        contentDisposition: 'inline',
        etag: '"1"',
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.stop = () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections())
  return state
}
