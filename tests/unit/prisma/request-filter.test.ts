import { once } from 'node:events'
import { type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { onRequestError } from '@/instrumentation'
import { databaseAwayDigest } from '@/lib/database-away'
import { requireTriedNext } from '@/prisma/start/next-version.mjs'
import { createFilteredServer, rejectionStatus } from '@/prisma/start/request-filter.mjs'

test.each([
  ['GET', '/dashboard?q=%E0%A4%A'],
  ['POST', '/api/tasks/caf%C3%A9'],
  ['GET', '/'],
])('%s %s is accepted', (method, url) => {
  expect(rejectionStatus({ method, url, headers: {} })).toBeNull()
})

test.each([
  ['GET', '/_next/static/%E0%A4%A', 400],
  ['GET', '/api/upload/%', 400],
  ['GET', '/users/%00', 400],
  ['TRACE', '/dashboard', 405],
  ['POST', '/_next/static/chunk.js', 405],
  ['PUT', '/icon.svg?v=1', 405],
  ['POST', '/service-worker.js', 405],
  ['POST', '/install/icon-192.png', 405],
  ['OPTIONS', '*', 400],
  ['GET', 'http://elsewhere.example/', 400],
])('%s %s is rejected with %i', (method, url, status) => {
  expect(rejectionStatus({ method, url, headers: {} })).toBe(status)
})

const state = ['', { children: ['login', { children: ['__PAGE__', {}, null, null] }, null, null] }, null, null, 16]

test("a browser's router state is accepted", () => {
  const headers = { 'next-router-state-tree': encodeURIComponent(JSON.stringify(state)) }
  expect(rejectionStatus({ method: 'GET', url: '/login', headers })).toBeNull()
})

test.each(['garbage', '', '%', '[]', 'null', '{}', '["",{"children":5}]', '["",{"__proto__":{}}]', 'x'.repeat(50_000)])(
  'the router state %j is rejected with 400',
  (tree) => {
    expect(rejectionStatus({ method: 'GET', url: '/login', headers: { 'next-router-state-tree': tree } })).toBe(400)
  },
)

/** Starts a filtered server for the duration of the tests. Returns its port. */
async function listen(handle: RequestListener, handleUpgrade?: typeof acceptUpgrade): Promise<number> {
  const server: Server = createFilteredServer(handle, handleUpgrade)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

const acceptUpgrade = (_request: unknown, socket: Duplex) => void socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')

describe('an upgrade request', () => {
  const serveLate: RequestListener = (_request, response) => void setTimeout(() => response.end('served'), 20)

  /** Everything that the server sends until it closes the connection. */
  async function send(port: number, lines: string[], more = ''): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => (answer += String(data)))
    socket.write(`${lines.join('\r\n')}\r\n\r\n${more}`)
    await once(socket, 'close')
    return answer
  }
  const upgrade = (path: string, protocol = 'websocket', method = 'GET') => [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    `Upgrade: ${protocol}`,
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ]

  test.each([
    ['/dashboard', 'websocket'],
    ['/api/health', 'websocket'],
    ['/_next/hmr', 'websocket'],
    ['/', 'h2c'],
    ['/login', 'anything'],
  ])('to %s for %s is answered with 400 and closed', async (path, protocol) => {
    const answer = await send(await listen(serveLate), upgrade(path, protocol))
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toMatch(/\r\n\r\n\{"message":"Bad Request","error":"Bad Request"\}$/)
  })

  test('with a body is answered too', async () => {
    const request = [...upgrade('/dashboard', 'websocket', 'POST'), 'Content-Length: 100000']
    expect(await send(await listen(serveLate), request, 'x'.repeat(100_000))).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('waits for the responses to the requests before it', async () => {
    const before = ['GET /one HTTP/1.1', 'Host: localhost', '', 'GET /two HTTP/1.1', 'Host: localhost', '']
    const answer = await send(await listen(serveLate), [...before, ...upgrade('/dashboard')])
    expect(answer.match(/HTTP\/1\.1 \d+|served|Bad Request"\}/g)).toEqual([
      ...['HTTP/1.1 200', 'served', 'HTTP/1.1 200', 'served'],
      ...['HTTP/1.1 400', 'Bad Request"}'],
    ])
  })

  test('whose client disconnects at once leaves the server running', async () => {
    const port = await listen(serveLate)
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(`${upgrade('/').join('\r\n')}\r\n\r\n`)
      socket.resetAndDestroy()
    }
    expect(await send(port, ['GET / HTTP/1.1', 'Host: localhost', 'Connection: close'])).toMatch(/served$/)
  })

  test('reaches the development server below /_next/ only', async () => {
    const port = await listen(serveLate, acceptUpgrade)
    expect(await send(port, upgrade('/_next/hmr?id=x'))).toMatch(/^HTTP\/1\.1 101 /)
    expect(await send(port, upgrade('/dashboard'))).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('a page that fails', () => {
  const away = Object.assign(new Error('away'), { digest: databaseAwayDigest })
  const unreachable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
  const runtime = process.env.NEXT_RUNTIME
  beforeAll(() => void (process.env.NEXT_RUNTIME = 'nodejs'))
  afterAll(() => void (process.env.NEXT_RUNTIME = runtime))

  /**
   * Status and Retry-After of a page whose error Next reports as it does: asynchronously, before it sends the status.
   */
  async function failWith(error: unknown, status = 500) {
    const port = await listen(async (request, response) => {
      await new Promise((resume) => setTimeout(resume, 1))
      const context = { routerKind: 'App Router', routePath: '/dashboard', routeType: 'render' } as const
      const { url: path = '', method = '' } = request
      const options = { ...context, renderSource: 'react-server-components', revalidateReason: undefined } as const
      await onRequestError(error, { path, method, headers: {} }, options)
      response.statusCode = status
      response.end('failed')
    })
    const response = await fetch(`http://127.0.0.1:${port}/dashboard`, { headers: { connection: 'close' } })
    return [response.status, response.headers.get('retry-after')]
  }

  test.each([away, unreachable])('because the database is unavailable answers 503 with Retry-After', async (error) => {
    expect(await failWith(error)).toEqual([503, '5'])
  })

  test('for another reason answers 500, and a status other than 500 stays', async () => {
    expect(await failWith(new Error('a bug'))).toEqual([500, null])
    expect(await failWith(away, 200)).toEqual([200, null])
  })
})

test('the address of the connection is appended to X-Forwarded-For', async () => {
  const port = await listen((request, response) => response.end(request.headers['x-forwarded-for']))
  const forwardedFor = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close', ...headers } })).text()
  expect(await forwardedFor({})).toBe('127.0.0.1')
  expect(await forwardedFor({ 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7, 127.0.0.1')
})

test('a call that came by HTTPS sends HSTS, because calls do not pass through the middleware', async () => {
  const port = await listen((_request, response) => response.end())
  const strictness = async (path: string, proto: string) => {
    const headers = { connection: 'close', 'x-forwarded-proto': proto }
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).headers.get('strict-transport-security')
  }
  expect(await strictness('/api/tasks', 'https')).toBe('max-age=63072000')
  expect(await strictness('/api/tasks', 'http')).toBeNull()
  expect(await strictness('/dashboard', 'https')).toBeNull()
})

test('the filter accepts the installed version of Next, and no other version starts', () => {
  expect(() => requireTriedNext()).not.toThrow()
  for (const version of ['16.4.7', '16.5.0', '17.0.0']) {
    expect(() => requireTriedNext(version)).toThrow(
      `Next ${version} is installed, and the request filter was tried with`,
    )
  }
})
