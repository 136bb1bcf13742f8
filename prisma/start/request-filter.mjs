import { channel } from 'node:diagnostics_channel'
import { createServer } from 'node:http'
import { closedPolicy, errorBody, refusalHeaders } from '../../lib/http/error-response.mjs'
import { isReadablePath } from '../../lib/http/readable-path.mjs'
import { isForwardedHttps, transportSecurity } from '../../lib/transport-security.mjs'
import { explainMethodNotAllowed, refuseWhileStopping, sendUnavailable, withResponse } from './response-status.mjs'
import { isReadableRouterState } from './router-state.mjs'
import { rejectUpgrade, trackResponse } from './upgrade-filter.mjs'

/** Static files of the build. Next would take a POST to one of them for a server action. */
const staticFiles = /^\/(?:_next\/|install\/|icon\.svg|apple-icon\.png|manifest\.webmanifest|service-worker\.js)/

/** Methods that cannot even be represented in a web `Request`. */
const forbiddenMethods = new Set(['TRACE', 'TRACK', 'CONNECT'])

/**
 * An HTTP server that filters every request before `handle`, Next's request handler, sees it:
 * - answers 4xx to requests over which Next would fail with 500, such as a path that cannot be decoded;
 * - appends the address of the connection to X-Forwarded-For, as a proxy does. Next keeps what the client sent, which
 *   would let anyone choose the address by which sign-ins are throttled;
 * - sets Strict-Transport-Security on calls, which do not pass through the middleware;
 * - completes Next's response where its status or body says too little (see response-status.mjs);
 * - answers 400 to upgrade requests, except those below /_next/ if there is a `handleUpgrade`;
 * - answers 503 to requests that come while the server stops, if there are `openRequests`.
 */
export function createFilteredServer(handle, handleUpgrade, openRequests) {
  const server = createServer((request, response) => {
    trackResponse(request, response)
    if (answered.hasSubscribers) measure(request, response)
    if (openRequests?.begin(response) === false) return refuseWhileStopping(request, response)
    const status = rejectionStatus(request)
    if (status) return reject(response, status)
    const { headers, socket, url } = request
    // Next's 404 for a static file has no policy of its own.
    if (staticFiles.test(url)) response.setHeader('Content-Security-Policy', closedPolicy)
    if (url.startsWith('/api/')) {
      explainMethodNotAllowed(response)
      const secure = transportSecurity(process.env, isForwardedHttps(headers['x-forwarded-proto']))
      if (secure) response.setHeader('Strict-Transport-Security', secure)
    } else sendUnavailable(response)
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
    return withResponse(response, () => handle(request, response))
  })
  return server.on('upgrade', (request, socket, firstBytes) => {
    if (handleUpgrade && request.url.startsWith('/_next/')) handleUpgrade(request, socket, firstBytes)
    else rejectUpgrade(socket)
  })
}

/** instrumentation.ts counts what is published here. */
const answered = channel('laurel:answered')

function measure(request, response) {
  const begun = performance.now()
  const { method, url, headers } = request
  const kind = staticFiles.test(url)
    ? 'file'
    : url.startsWith('/api/')
      ? 'api'
      : headers['next-action']
        ? 'action'
        : 'page'
  response.once('close', () => {
    answered.publish({ method, kind, status: response.statusCode, seconds: (performance.now() - begun) / 1000 })
  })
}

/** The status with which to reject a request unseen, 400 or 405, or null. */
export function rejectionStatus({ method, url, headers }) {
  if (forbiddenMethods.has(method)) return 405
  if (!url.startsWith('/')) return 400
  const [path] = url.split('?')
  if (staticFiles.test(path) && method !== 'GET' && method !== 'HEAD') return 405
  if (!isReadableRouterState(headers['next-router-state-tree'])) return 400
  return isReadablePath(path) ? null : 400
}

function reject(response, status) {
  const message = status === 400 ? 'Bad Request' : 'Method Not Allowed'
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'X-Content-Type-Options': 'nosniff',
    ...refusalHeaders(status),
  })
  response.end(JSON.stringify(errorBody(message)))
}
