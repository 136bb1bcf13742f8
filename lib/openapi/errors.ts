import { callersOf } from '@/lib/http/access'
import { pathParameters, type Operation } from '@/lib/http/operation'
import type { Say } from '@/lib/openapi/language'

/** Every error status of the operation with its condition: those that follow from its kind, and its own. */
export function errorResponsesOf(operation: Operation, say: Say): Record<string, string> {
  const { method, body, query, path, credentials, errors } = operation
  const isChange = method !== 'get'
  const hasId = pathParameters(path).length > 0
  const isOnlyFor = callersOf(operation) === 'administrators' ? ['Only administrators may do this.'] : []
  const token = credentials === 'session' ? 'Access tokens are not accepted here.' : 'The access token is read-only.'
  const isOnlyRead = isChange && credentials !== 'none' ? [token] : []
  const isForeign = isChange ? ['The browser reports a cross-site request.'] : []
  const reasons = {
    400: [body || query || hasId ? 'The request is invalid.' : undefined, errors?.[400]],
    401: unauthenticated(operation),
    403: [errors?.[403], ...isOnlyFor, ...isOnlyRead, ...isForeign],
    404: [hasId ? 'Not found, or not visible to you.' : undefined, errors?.[404]],
    409: [errors?.[409]],
    413: isChange ? ['The body is too large.'] : [],
    415: body ? ['The content type is not supported.'] : [],
    429: [errors?.[429]],
    499: [errors?.[499]],
    503: [errors?.[503], 'The database is unavailable. Retry-After says when to try again.'],
    504: [errors?.[504]],
  }
  return texts(reasons, say)
}

function unauthenticated(operation: Operation): string[] {
  const callers = callersOf(operation)
  if (callers === 'monitoring') return ['The token is missing or wrong.']
  if (callers === 'scheduler') return ['The secret is missing or wrong.']
  if (callers !== 'anyone') return ['No session, or an invalid access token.']
  if (operation.credentials !== 'none') return ['The access token is invalid.']
  return operation.body ? ['The username or the password is wrong.'] : []
}

function texts(reasons: Record<number, (string | undefined)[]>, say: Say): Record<string, string> {
  const said = Object.entries(reasons).map(([status, all]) => {
    const sentences = all.filter((reason) => reason !== undefined)
    return [status, sentences.map(say).join(' ')] as const
  })
  return Object.fromEntries(said.filter(([, text]) => text !== ''))
}
