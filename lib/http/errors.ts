import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from '@/lib/zod'
import { Prisma } from '@/prisma/generated/client'
import { CodeNeededError } from '@/lib/auth/code-needed'
import { ProofNeededError, type NeededProof } from '@/lib/auth/proof-needed'
import { expectedError } from '@/lib/database-errors'
import { AppError, type ErrorCode } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locale'
import { messageOf, translateMessage, type TranslateAny } from '@/lib/i18n/message'
import { translatorOfAll } from '@/lib/i18n/translator'
import { log } from '@/lib/log'
import { fieldsOf } from '@/lib/record'

/** An error as shown to clients. */
type ErrorAnswer = {
  status: number
  message: string
  fields?: Record<string, string[]>
  retryAfter?: number
  /** Set when a proof of identity would allow the request. */
  neededProof?: NeededProof
  /** Set when signing in requires a second-factor code. */
  needsCode?: true
}

type Context = {
  locale: Locale
  /** Method and path, or action name, for the log. */
  asked?: string
}

/** Prisma error codes for a row, or a referenced row, that was deleted concurrently. */
const deletedRowCodes = new Set(['P2003', 'P2025'])

/** Raw SQL has one Prisma error code for everything; the driver adapter tells what went wrong. */
function isRowDeleted({ code, meta }: Prisma.PrismaClientKnownRequestError): boolean {
  const { cause } = fieldsOf(meta?.driverAdapterError)
  return deletedRowCodes.has(code) || fieldsOf(cause).kind === 'ForeignKeyConstraintViolation'
}

/** Error codes of requests that access control or rate limits reject. */
const controls = new Set<ErrorCode>(['unauthenticated', 'forbidden', 'too_large', 'too_many'])

/**
 * Converts a thrown error to what clients may see. An AppError keeps its own message, a validation error reports its
 * first issue, and an unreachable database reports that it is unavailable. Any other error is logged under an id, and
 * only the id is shown.
 */
export function errorAnswerOf(thrown: unknown, { locale, asked }: Context): ErrorAnswer {
  const t = translatorOfAll(locale)
  const error = expectedError(thrown)
  if (error instanceof AppError) {
    // Client disconnects are not errors.
    const level = error.code === 'cancelled' ? 'debug' : 'warn'
    if (error.cause) log[level]({ event: 'refused', code: error.code, err: error.cause }, error.message)
    else if (controls.has(error.code)) log.info({ event: 'refused', code: error.code, asked }, error.message)
    const { status, retryAfter } = error
    const message = translateMessage(t, locale, error.message)
    const fields = error.fields && translateFields(t, locale, error.fields)
    const neededProof = error instanceof ProofNeededError ? error.needed : undefined
    const needsCode = error instanceof CodeNeededError || undefined
    return { status, message, fields, retryAfter, neededProof, needsCode }
  }
  if (error instanceof z.ZodError) {
    const message = translateMessage(t, locale, error.issues[0]?.message ?? messageOf('common.invalidInput'))
    return { status: 400, message, fields: translateFields(t, locale, messagesByField(error)) }
  }
  if (error instanceof Prisma.PrismaClientKnownRequestError && isRowDeleted(error)) {
    return { status: 404, message: t('common.notFound') }
  }
  const id = randomUUID()
  log.error({ event: 'unexpected', id, asked, err: error }, 'unexpected error')
  return { status: 500, message: `${t('common.unexpected')} (${id})` }
}

function translateFields(t: TranslateAny, locale: Locale, fields: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [
      name,
      messages.map((message) => translateMessage(t, locale, message)),
    ]),
  )
}

/** Most validation errors reported in one response; an invalid list can have one for each item. */
const maxReported = 50

/**
 * Error messages by field; errors in list items also appear under their path, such as `expectations.2.text`. Of a value
 * of the wrong type only the first is reported: a text in the place of a list is also too long a list.
 */
function messagesByField({ issues }: z.ZodError): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  const wrongTypes = new Set<string>()
  for (const { path, message, code } of issues.slice(0, maxReported)) {
    const place = path.join('.')
    if (wrongTypes.has(place)) continue
    if (code === 'invalid_type') wrongTypes.add(place)
    const names = path.length > 0 ? [String(path[0]), place] : []
    for (const name of new Set(names)) fields.set(name, [...new Set([...(fields.get(name) ?? []), message])])
  }
  return Object.fromEntries(fields)
}
