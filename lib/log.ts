import pino from 'pino'
import { env } from '@/lib/env'

/** Keys whose values never reach the log, at the top level or one below it. */
const secretKeys = ['password', 'passwordHash', 'secret', 'token', 'cookie', 'authorization', 'apiKey', 'DATABASE_URL']

type Thrown = { name?: string; message?: string; stack?: string; code?: unknown; statusCode?: unknown }

/**
 * An error without what libraries hang on it: a failed call of a model carries the whole request, and with it
 * what a child wrote.
 */
function errorLine(error: unknown) {
  const { name, message, stack, code, statusCode } = (error ?? {}) as Thrown
  // The stack begins with the message, which can quote what a model answered.
  return { name, message: message?.slice(0, 200), stack: stack?.slice(stack.indexOf('\n    at ')), code, statusCode }
}

/** Structured log lines, one JSON object each, on standard output. */
export const log = pino({
  name: 'laurel',
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: errorLine },
  redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
})
