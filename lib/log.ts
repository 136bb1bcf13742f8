import pino from 'pino'
import { env } from '@/lib/env'

/** Keys whose values never reach the log, at the top level or one below it. */
const secretKeys = ['password', 'passwordHash', 'secret', 'token', 'cookie', 'authorization', 'apiKey', 'DATABASE_URL']

/** Structured log lines, one JSON object each, on standard output. */
export const log = pino({
  name: 'laurel',
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
})
