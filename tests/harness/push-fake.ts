import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'

export type PushFake = Awaited<ReturnType<typeof startPushFake>>
/** What the fake answers instead of 201: a status, or nothing. */
export type PushError = { status: number; retryAfter?: string } | 'silent'
/** A message as the browser decrypts it, and the public key that it was signed with. */
type Received = { endpoint: string; text: string; headers: IncomingHttpHeaders; signer: string; contact: unknown }

/** A browser's subscription, as a page gets it. */
export type FakeBrowser = { endpoint: string; keys: { p256dh: string; auth: string } }

/** A push service on loopback (RFC 8030), with its browsers: it checks VAPID (RFC 8292) and decrypts (RFC 8291). */
export async function startPushFake() {
  const secrets = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  const received: Received[] = []
  const state = {
    received,
    error: null as PushError | null,
    /** Endpoints whose browser has unsubscribed, and endpoints that are answered by 503. */
    gone: new Set<string>(),
    busy: new Set<string>(),
    /** How far the servers' clocks are ahead of this process's, in ms. */
    clockOffset: 0,
    attempts: 0,
    url: '',
    stop: async () => {},
    subscribe(): FakeBrowser {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `${state.url}/push/${randomUUID()}`
      secrets.set(endpoint, { ecdh, auth })
      return { endpoint, keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') } }
    },
  }

  async function take(endpoint: string, headers: IncomingHttpHeaders, body: Buffer): Promise<number> {
    const secret = secrets.get(endpoint)
    if (!secret || state.gone.has(endpoint)) return 410
    if (state.busy.has(endpoint)) return 503
    const now = Date.now() + state.clockOffset
    const { signer, contact } = await verify(headers.authorization ?? '', { audience: state.url, now })
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl))) return 400
    received.push({ endpoint, text: decrypt(body, secret), headers, signer, contact })
    return 201
  }

  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      state.attempts += 1
      const { error } = state
      if (error === 'silent') return
      if (error) {
        const wait = error.retryAfter === undefined ? {} : { 'Retry-After': error.retryAfter }
        return response.writeHead(error.status, wait).end('an answer that nobody reads')
      }
      take(`${state.url}${request.url}`, request.headers, Buffer.concat(parts)).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(403).end(),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.stop = () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections())
  return state
}

/** Throws unless the header is signed for this service, for at most a day. */
async function verify(
  header: string,
  { audience, now }: { audience: string; now: number },
): Promise<{ signer: string; contact: unknown }> {
  const [, token = '', signer = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header) ?? []
  const point = Buffer.from(signer, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  const claims = { audience, requiredClaims: ['exp', 'sub'], currentDate: new Date(now) }
  const { payload } = await jwtVerify(token, key, claims)
  if ((payload.exp ?? Infinity) > now / 1000 + 24 * 3600) throw new Error('It is valid for too long.')
  return { signer, contact: payload.sub }
}

/** Decrypts a message of one record, as the browser does. */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const content = body.subarray(21 + length)
  const derive = (secret: Buffer, from: Buffer, info: Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, size))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const shared = derive(ecdh.computeSecret(sender), auth, info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(content.subarray(-16))
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  return padded.subarray(0, end).toString()
}
