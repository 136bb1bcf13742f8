import { parseAndValidateFlightRouterState as readRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'
import { AsyncLocalStorage } from 'node:async_hooks'
import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { isDatabaseUnavailable, retryAfterSeconds } from '@/lib/database-errors'
import { databaseAwayDigest } from '@/lib/errors'
import { acceptedLocale } from '@/lib/i18n/locale'
import { translatorOfAll } from '@/lib/i18n/translator'

const forwarded = 'x-forwarded-for'

/** What the build laid down to be read. Next takes anything sent to it for a form. */
const files = /^\/(?:_next\/|icon\.svg|apple-icon\.png)/

const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Methods that no web handler can even be asked. */
const unheardOf = new Set(['TRACE', 'TRACK', 'CONNECT'])

/**
 * Stands before everything that this process serves. Adds the address of the connection itself to
 * X-Forwarded-For, as a proxy would: Next keeps whatever a client wrote there, so without this anyone could
 * choose the address that sign-ins are throttled by. Answers 4xx to what Next itself fails over, a path
 * that cannot be decoded for instance, and has Next say in words that a call lacks a method.
 */
export function raiseFrontWall({ isDevelopment }: { isDevelopment: boolean }): void {
  const emit = Server.prototype.emit
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    if (event === 'upgrade') {
      const [request, socket] = args as [IncomingMessage, Duplex]
      // `next dev` reloads its pages over a WebSocket; nothing else in Laurel uses one.
      if (!isDevelopment || !request.url?.startsWith('/_next/')) return refuseUpgrade(socket, answered(socket))
    }
    if (event === 'request') {
      const [request, response] = args as [IncomingMessage, ServerResponse]
      lastResponse.set(request.socket, response)
      const status = refusalOf(request)
      if (status) return refuse(response, status)
      // Next's own page for a file that is not there has no policy of its own.
      if (files.test(request.url ?? '')) response.setHeader('Content-Security-Policy', closedPolicy)
      if (request.url?.startsWith('/api/')) giveWords(response)
      else sayUnavailable(response)
      const { headers, socket } = request
      headers[forwarded] = [headers[forwarded], socket.remoteAddress].filter(Boolean).join(', ')
      return underWay.run(response, () => Reflect.apply(emit, this, [event, ...args]))
    }
    return Reflect.apply(emit, this, [event, ...args])
  } as typeof emit
}

/** The response to the last request of a connection. Node sends the responses of one connection in their order. */
const lastResponse = new WeakMap<Duplex, ServerResponse>()

/** Resolves once everything that was asked before on this connection is answered, or nobody listens any more. */
function answered(socket: Duplex): Promise<void> {
  const last = lastResponse.get(socket)
  if (!last || last.writableFinished || last.destroyed) return Promise.resolve()
  return new Promise((resolve) => last.once('close', resolve))
}

/** Next listens for upgrades but neither answers nor closes those that it has no use for. */
function refuseUpgrade(socket: Duplex, isFree: Promise<void>): boolean {
  const body = JSON.stringify({ message: 'Bad Request', error: 'Bad Request' })
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: private, no-store',
    'X-Content-Type-Options: nosniff',
  ]
  // The HTTP server has let go of the socket: nobody else listens for its errors, which would end the process.
  socket.on('error', () => socket.destroy())
  socket.resume()
  void isFree.then(() => socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy()))
  return true
}

/** The status to refuse a request with before anyone looks at it, or null. */
export function refusalOf({
  method = '',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): 400 | 405 | null {
  if (unheardOf.has(method)) return 405
  if (!url.startsWith('/')) return 400
  const [path = ''] = url.split('?')
  if (files.test(path) && method !== 'GET' && method !== 'HEAD') return 405
  try {
    // Where the browser says that it is; Next answers 500 to what it cannot read, and middleware never sees it.
    readRouterState(headers['next-router-state-tree'])
    return decodeURIComponent(path).includes('\0') ? 400 : null
  } catch {
    return 400
  }
}

/** The response to the request that is being worked on. */
const underWay = new AsyncLocalStorage<ServerResponse>()
const failedByDatabase = new WeakSet<ServerResponse>()

/** Remembers of a page's error that the database could not be reached, as long as its status is not sent. */
export function noteError(error: unknown): void {
  const response = underWay.getStore()
  const isAway = (error as { digest?: unknown } | null)?.digest === databaseAwayDigest || isDatabaseUnavailable(error)
  if (response && isAway) failedByDatabase.add(response)
}

/** Next answers 500 to whatever a page throws; a database that cannot be reached is 503. */
function sayUnavailable(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...args: unknown[]) => {
    if (status !== 500 || !failedByDatabase.has(response)) return writeHead(status, ...args)
    response.setHeader('Retry-After', String(retryAfterSeconds))
    return writeHead(503, ...args)
  }) as typeof response.writeHead
}

/** Next answers a method that a route lacks with nothing but the status; programs expect JSON of every refusal. */
function giveWords(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  let words: string | undefined
  response.writeHead = ((status: number, ...args: unknown[]) => {
    if (status === 405 && !response.hasHeader('Content-Type')) {
      const message = translatorOfAll(acceptedLocale(response.req.headers['accept-language']))(
        'common.methodNotAllowed',
      )
      words = JSON.stringify({ message, error: message })
      response.setHeader('Content-Type', 'application/json')
      response.setHeader('Cache-Control', 'private, no-store')
    }
    return writeHead(status, ...args)
  }) as typeof response.writeHead
  response.end = ((...args: unknown[]) => {
    if (response.statusCode === 405 && !response.headersSent) response.writeHead(405)
    return words && !args[0] ? end(words) : end(...args)
  }) as typeof response.end
}

function refuse(response: ServerResponse, status: 400 | 405): boolean {
  const message = status === 400 ? 'Bad Request' : 'Method Not Allowed'
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 405 && { Allow: 'GET, HEAD, POST' }),
  })
  response.end(JSON.stringify({ message, error: message }))
  return true
}
