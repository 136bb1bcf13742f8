import 'server-only'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import webPush from 'web-push'
import { AppError } from '@/lib/errors'
import type { Push, PushMessage, PushTarget } from '@/lib/ports/push/port'
import { notPublic, publicLookup } from '@/lib/ports/push/public-lookup'

const TIME_LIMIT_MS = 10_000
const LONGEST_WAIT_SECONDS = 24 * 60 * 60

export type WebPushSettings = {
  /** Whom push services contact: an https address or `mailto:`. */
  contact: string
  /** Also send to this machine, over http too: for tests and development. */
  reachesLoopback?: boolean
  timeLimitMs?: number
}

/**
 * Web Push with VAPID. Requests are our own instead of the library's, which limit neither the whole time nor the
 * address that a name resolves to. Errors never contain the endpoint, which is a secret.
 */
export function createWebPush({
  contact,
  reachesLoopback = false,
  timeLimitMs = TIME_LIMIT_MS,
}: WebPushSettings): Push {
  return {
    newKeys: () => webPush.generateVAPIDKeys(),
    async send(target, message) {
      const prepared = prepare(target, message, contact)
      const url = new URL(target.endpoint)
      const isLoopback = reachesLoopback && url.hostname === '127.0.0.1'
      if (url.protocol !== 'https:' && !isLoopback) throw refused('not https')
      // No lookup is made for an address in place of a name.
      if (isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0 && !isLoopback) throw refused('not public')
      const { status, retryAfter } = await post(url, prepared, { isLoopback, timeLimitMs })
      if (status < 200 || status > 299) throw toAppError(status, retryAfter)
    },
  }
}

type Prepared = { headers: Record<string, string>; body: Buffer }

function prepare({ endpoint, p256dh, auth }: PushTarget, message: PushMessage, contact: string): Prepared {
  const { payload, keys, lifetime, topic } = message
  const vapidDetails = { subject: contact, ...keys }
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: lifetime,
      topic,
    })
    return { headers: headers as Record<string, string>, body }
  } catch {
    // The library's messages may quote the keys.
    throw refused('unusable keys')
  }
}

type Answer = { status: number; retryAfter: string | undefined }

function post(
  url: URL,
  { headers, body }: Prepared,
  { isLoopback, timeLimitMs }: { isLoopback: boolean; timeLimitMs: number },
): Promise<Answer> {
  const { request } = url.protocol === 'https:' ? https : http
  const signal = AbortSignal.timeout(timeLimitMs)
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal, agent: false as const }
    const sending = request(url, { ...options, ...(!isLoopback && { lookup: publicLookup }) }, (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      // The status says it all.
      response.destroy()
    })
    sending.on('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) return reject(new AppError('timeout', 'reminders.errors.silent'))
      const cause = new Error(`The push service could not be reached: ${error.code ?? error.name}`)
      if (error.code === notPublic) return reject(refused('not public'))
      // A connection that broke later may have delivered it.
      const isUnsent = error.syscall === 'connect' || error.syscall === 'getaddrinfo'
      reject(
        isUnsent
          ? new AppError('unavailable', 'reminders.errors.unreachable', { cause })
          : new AppError('timeout', 'reminders.errors.silent', { cause }),
      )
    })
    sending.end(body)
  })
}

function refused(reason: string): AppError {
  return new AppError('invalid', 'reminders.errors.refused', { values: { reason } })
}

function toAppError(status: number, retryAfter: string | undefined): AppError {
  if (status === 404 || status === 410) return new AppError('not_found', 'reminders.errors.gone')
  const seconds = Number(retryAfter)
  const wait = seconds > 0 ? { retryAfter: Math.min(seconds, LONGEST_WAIT_SECONDS) } : {}
  if (status === 429) return new AppError('too_many', 'reminders.errors.busy', wait)
  if (status >= 500) return new AppError('unavailable', 'reminders.errors.unreachable', wait)
  return refused(String(status))
}
