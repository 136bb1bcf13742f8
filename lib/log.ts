import 'server-only'
import pino from 'pino'
import { env } from '@/lib/env'
import { fieldsOf } from '@/lib/record'

/** Keys whose values are redacted, at the top level and one below it. */
const secretKeys = ['password', 'passwordHash', 'secret', 'token', 'cookie', 'authorization', 'apiKey', 'DATABASE_URL']

const isText = (value: unknown) => typeof value === 'string'

/**
 * Strips properties that libraries attach to errors: a failed model call carries the whole request, including a child's
 * text.
 */
function errorLine(error: unknown) {
  const { name, message, stack, code, statusCode, cause } = fieldsOf(error)
  // The stack starts with the message, which can quote a model's response.
  const frames = isText(stack) ? stack.indexOf('\n    at ') : -1
  return {
    name,
    message: isText(message) ? message.slice(0, 200) : undefined,
    stack: isText(stack) && frames >= 0 ? stack.slice(frames) : undefined,
    code,
    statusCode,
    cause: causeLine(cause),
  }
}

/** The code of an error that caused another one, and the path for one of the file system. */
function causeLine(cause: unknown) {
  const { code, path } = fieldsOf(cause)
  return code === undefined ? undefined : { code, path }
}

/** Structured logs on standard output, one JSON object per line. */
export const log = pino({
  name: 'laurel',
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: errorLine },
  redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
})
