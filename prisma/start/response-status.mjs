import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { errorBody, noStore } from '../../lib/http/error-response.mjs'
import { acceptedLanguage } from '../../lib/i18n/accepted-language.mjs'
import { allowedMethods } from './allowed-methods.mjs'

/** On this channel instrumentation.ts reports `{ retryAfterSeconds }` for a page that failed without its database. */
const DATABASE_UNAVAILABLE = 'laurel:database-unavailable'

const currentResponse = new AsyncLocalStorage()
/** Seconds after which to try again, by response of a page that failed because the database is unavailable. */
const retryDelays = new WeakMap()

subscribe(DATABASE_UNAVAILABLE, ({ retryAfterSeconds }) => {
  const response = currentResponse.getStore()
  if (response) retryDelays.set(response, retryAfterSeconds)
})

/** Runs `handle` such that what it reports on the channel above is known to belong to this response. */
export function withResponse(response, handle) {
  return currentResponse.run(response, handle)
}

/** Sends 503 with Retry-After instead of Next's 500 for a page that failed because the database is unavailable. */
export function sendUnavailable(response) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status, ...args) => {
    if (status !== 500 || !retryDelays.has(response)) return writeHead(status, ...args)
    response.setHeader('Retry-After', String(retryDelays.get(response)))
    return writeHead(503, ...args)
  }
}

const methodNotAllowed = sentences('common.methodNotAllowed')
const stopping = sentences('common.stopping')

function sentences(message) {
  return { en: sentenceIn('en', message), fr: sentenceIn('fr', message) }
}

function sentenceIn(locale, message) {
  const [namespace, key] = message.split('.')
  const catalogue = new URL(`../../lib/i18n/${locale}/${namespace}.json`, import.meta.url)
  return JSON.parse(readFileSync(catalogue, 'utf8'))[key]
}

const inLanguageOf = (request, translations) =>
  translations[acceptedLanguage(request.headers['accept-language'], ['en', 'fr'])]

/** Seconds after which a server that stops is expected to have been started again. */
const restartSeconds = 10

/**
 * Answers 503, and closes the connection, so that the client's next request reaches another server or the next start.
 */
export function refuseWhileStopping(request, response) {
  const message = inLanguageOf(request, stopping)
  const isRest = request.url.startsWith('/api/')
  response.writeHead(503, {
    'Content-Type': isRest ? 'application/json' : 'text/plain; charset=utf-8',
    ...noStore,
    'X-Content-Type-Options': 'nosniff',
    'Retry-After': String(restartSeconds),
    Connection: 'close',
  })
  response.end(isRest ? JSON.stringify(errorBody(message)) : message)
}

/** Adds `Allow` and a JSON body to Next's empty 405 response for a method that a route does not have. */
export function explainMethodNotAllowed(response) {
  const writeHead = response.writeHead.bind(response)
  const end = response.end.bind(response)
  let explanation
  response.writeHead = (status, ...args) => {
    if (status === 405 && !response.hasHeader('Content-Type')) {
      explanation = JSON.stringify(errorBody(inLanguageOf(response.req, methodNotAllowed)))
      response.setHeader('Content-Type', 'application/json')
      response.setHeader('Cache-Control', noStore['Cache-Control'])
      const allowed = allowedMethods(new URL(response.req.url, 'http://localhost').pathname)
      if (allowed) response.setHeader('Allow', allowed)
    }
    return writeHead(status, ...args)
  }
  response.end = (...args) => {
    if (response.statusCode === 405 && !response.headersSent) response.writeHead(405)
    return explanation && !args[0] ? end(explanation) : end(...args)
  }
}
