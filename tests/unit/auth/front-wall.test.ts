import { once } from 'node:events'
import { createServer, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { noteError, raiseFrontWall, refusalOf } from '@/lib/auth/front-wall'
import { databaseAwayDigest } from '@/lib/errors'

test.each([
  ['GET', '/dashboard?q=%E0%A4%A'],
  ['POST', '/api/tasks/caf%C3%A9'],
  ['GET', '/'],
])('%s %s goes on', (method, url) => {
  expect(refusalOf({ method, url, headers: {} })).toBeNull()
})

test.each([
  ['GET', '/_next/static/%E0%A4%A', 400],
  ['GET', '/api/upload/%', 400],
  ['GET', '/users/%00', 400],
  ['TRACE', '/dashboard', 405],
  ['POST', '/_next/static/chunk.js', 405],
  ['PUT', '/icon.svg?v=1', 405],
  ['OPTIONS', '*', 400],
  ['GET', 'http://elsewhere.example/', 400],
])('%s %s is refused with %i', (method, url, status) => {
  expect(refusalOf({ method, url, headers: {} })).toBe(status)
})

const state = ['', { children: ['login', { children: ['__PAGE__', {}, null, null] }, null, null] }, null, null, 16]

test('where a browser says that it is can be read', () => {
  const headers = { 'next-router-state-tree': encodeURIComponent(JSON.stringify(state)) }
  expect(refusalOf({ method: 'GET', url: '/login', headers })).toBeNull()
})

test.each(['garbage', '', '%', '[]', 'null', '{}', '["",{"children":5}]', '["",{"__proto__":{}}]', 'x'.repeat(50_000)])(
  '%j says nowhere',
  (tree) => {
    expect(refusalOf({ method: 'GET', url: '/login', headers: { 'next-router-state-tree': tree } })).toBe(400)
  },
)

describe('an upgrade request', () => {
  const emit = Server.prototype.emit
  const upgraded = jest.fn()
  let server: Server

  beforeAll(async () => {
    server = createServer((_request, response) => void setTimeout(() => response.end('served'), 20))
    // Like Next, which leaves alone what is none of its own.
    server.on('upgrade', (request, socket) => {
      upgraded(request.url)
      if (request.url?.startsWith('/_next/')) socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => {
    Server.prototype.emit = emit
    upgraded.mockClear()
  })
  afterAll(() => server.close())

  /** All that the server answers until it closes the connection. */
  async function ask(lines: string[], more = ''): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
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
  ])('of %s to %s is answered 400 and closed', async (path, protocol) => {
    raiseFrontWall({ isDevelopment: false })
    const answer = await ask(upgrade(path, protocol))
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toMatch(/\r\n\r\n\{"message":"Bad Request","error":"Bad Request"\}$/)
    expect(upgraded).not.toHaveBeenCalled()
  })

  test('with a body, or more after it, is answered too', async () => {
    raiseFrontWall({ isDevelopment: false })
    const answer = await ask(
      [...upgrade('/dashboard', 'websocket', 'POST'), 'Content-Length: 100000'],
      'x'.repeat(100_000),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('waits for the answers to what was asked before it', async () => {
    raiseFrontWall({ isDevelopment: false })
    const before = ['GET /one HTTP/1.1', 'Host: localhost', '', 'GET /two HTTP/1.1', 'Host: localhost', '']
    const answer = await ask([...before, ...upgrade('/dashboard')])
    expect(answer.match(/HTTP\/1\.1 \d+|served|Bad Request"\}/g)).toEqual([
      ...['HTTP/1.1 200', 'served', 'HTTP/1.1 200', 'served'],
      ...['HTTP/1.1 400', 'Bad Request"}'],
    ])
  })

  test('whose sender is gone at once does no harm', async () => {
    raiseFrontWall({ isDevelopment: false })
    for (let count = 0; count < 20; count += 1) {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(`${upgrade('/').join('\r\n')}\r\n\r\n`)
      socket.resetAndDestroy()
    }
    expect(await ask(['GET / HTTP/1.1', 'Host: localhost', 'Connection: close'])).toMatch(/served$/)
  })

  test('of the development server reaches it, and only it', async () => {
    raiseFrontWall({ isDevelopment: true })
    expect(await ask(upgrade('/_next/hmr?id=x'))).toMatch(/^HTTP\/1\.1 101 /)
    expect(await ask(upgrade('/dashboard'))).toMatch(/^HTTP\/1\.1 400 /)
    expect(upgraded.mock.calls).toEqual([['/_next/hmr?id=x']])
  })
})

describe('a page that fails', () => {
  const emit = Server.prototype.emit
  const away = Object.assign(new Error('away'), { digest: databaseAwayDigest })
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
  afterEach(() => {
    Server.prototype.emit = emit
  })

  /** The answer to a page whose work throws, told as Next tells it: after some waiting, before the status is sent. */
  async function failWith(error: unknown, path = '/dashboard', status = 500) {
    raiseFrontWall({ isDevelopment: false })
    const server = createServer((_request, response) => {
      void new Promise((resume) => setTimeout(resume, 1)).then(() => {
        noteError(error)
        response.statusCode = status
        response.end('failed')
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
    server.close()
    return [response.status, response.headers.get('retry-after')]
  }

  test.each([away, refused])('because the database is away answers 503 and when to try again', async (error) => {
    expect(await failWith(error)).toEqual([503, '5'])
  })

  test('for another reason answers 500, and one that was sent stays', async () => {
    expect(await failWith(new Error('a bug'))).toEqual([500, null])
    expect(await failWith(away, '/dashboard', 200)).toEqual([200, null])
  })
})
