import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { root } from '../system/project.mjs'

const built = path.join(root, '.next', 'static')
const types = { '.js': 'application/javascript; charset=UTF-8', '.css': 'text/css; charset=UTF-8' }
const SUFFIX = '.br'
/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 1_000
/** `Range`, and the preconditions that refer to the uncompressed file. */
const aboutPlainFile = ['range', 'if-match', 'if-unmodified-since']

const compress = promisify(brotliCompress)

/**
 * Writes each of the build's scripts and stylesheets once more with Brotli at its best, which is a seventh smaller than
 * gzip and too slow for each request (decision 0076). On Vercel the network compresses.
 */
export async function compressStaticFiles(folder = built) {
  if (process.env.VERCEL) return
  await Promise.all(
    filesIn(folder, (name) => path.extname(name) in types).map(async (name) => {
      const file = path.join(folder, name)
      const content = readFileSync(file)
      if (content.length >= LEAST_BYTES) writeFileSync(`${file}${SUFFIX}`, await compress(content))
    }),
  )
}

/** Wraps Next's request handler: requests for a static file get its compressed one when the client accepts Brotli. */
export function preferCompressed(handle, folder = built) {
  const compressed = new Map(
    filesIn(folder, (name) => name.endsWith(SUFFIX)).map((name) => [`/_next/static/${name}`, path.join(folder, name)]),
  )
  return (request, response) => {
    const { headers, url } = request
    const [address, ...query] = url.split('?')
    const file = compressed.get(`${address}${SUFFIX}`)
    const isWanted = acceptsBrotli(headers['accept-encoding']) && !aboutPlainFile.some((name) => name in headers)
    // A later build may have removed it while this server runs.
    if (file && isWanted && existsSync(file)) {
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Content-Type', types[path.extname(address)])
      request.url = [`${address}${SUFFIX}`, ...query].join('?')
    }
    return handle(request, response)
  }
}

const acceptsBrotli = (accepted = '') => /(?:^|[\s,])br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(accepted)

/** Names below a folder, with slashes. */
function filesIn(folder, isWanted) {
  const names = readdirSync(folder, { recursive: true })
  return names.map((name) => name.split(path.sep).join('/')).filter(isWanted)
}
