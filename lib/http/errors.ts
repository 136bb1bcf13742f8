import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from '@/lib/zod'
import { Prisma } from '@/prisma/generated/client'
import { CodeNeeded } from '@/lib/auth/code-needed'
import { ProofNeeded, type NeededProof } from '@/lib/auth/proof-needed'
import { expectedError } from '@/lib/database-errors'
import { AppError, type ErrorCode } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locale'
import { messageOf, translateMessage, type TranslateAny } from '@/lib/i18n/message'
import { translatorOfAll } from '@/lib/i18n/translator'
import { log } from '@/lib/log'

/** A failure as a door may tell it. */
export type Failure = {
  status: number
  message: string
  fields?: Record<string, string[]>
  retryAfter?: number
  /** Set when a proof opens what was refused. */
  neededProof?: NeededProof
  /** Set when signing in takes a code besides the password. */
  needsCode?: true
}

type Told = {
  locale: Locale
  /** What was called, for the log. */
  asked?: string
}

/** Prisma's codes for a row, or one it refers to, that somebody deleted meanwhile. */
const goneCodes = new Set(['P2003', 'P2025'])

/** What somebody meets who tries what they may not. */
const controls = new Set<ErrorCode>(['unauthenticated', 'forbidden', 'too_large', 'too_many'])

/**
 * What may be told of an error. Expected ones carry their own message; input that does not fit its schema is
 * told by its first fault, a database that cannot be reached as such; anything else is logged under an id, and only the id is told.
 */
export function failureOf(thrown: unknown, { locale, asked }: Told): Failure {
  const t = translatorOfAll(locale)
  const error = expectedError(thrown)
  if (error instanceof AppError) {
    // Somebody who leaves is no fault of anything's.
    const level = error.code === 'cancelled' ? 'debug' : 'warn'
    if (error.cause) log[level]({ event: 'refused', code: error.code, err: error.cause }, error.message)
    else if (controls.has(error.code)) log.info({ event: 'refused', code: error.code, asked }, error.message)
    const { status, retryAfter } = error
    const message = translateMessage(t, locale, error.message)
    const fields = error.fields && translateFields(t, locale, error.fields)
    const neededProof = error instanceof ProofNeeded ? error.needed : undefined
    const needsCode = error instanceof CodeNeeded || undefined
    return { status, message, fields, retryAfter, neededProof, needsCode }
  }
  if (error instanceof z.ZodError) {
    const message = translateMessage(t, locale, error.issues[0]?.message ?? messageOf('common.invalidInput'))
    return { status: 400, message, fields: translateFields(t, locale, fieldsOf(error)) }
  }
  if (error instanceof Prisma.PrismaClientKnownRequestError && goneCodes.has(error.code)) {
    return { status: 404, message: t('common.notFound') }
  }
  const id = randomUUID()
  log.error({ event: 'unexpected', id, asked, err: error }, 'unexpected error')
  return { status: 500, message: `${t('common.unexpected')} (${id})` }
}

function translateFields(t: TranslateAny, locale: Locale, fields: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, faults]) => [name, faults.map((fault) => translateMessage(t, locale, fault))]),
  )
}

/** The most faults that are told field by field; a list of anything can have as many as it is long. */
const mostTold = 50

/** What is wrong with each field; inside a list also under the place in it, as in `expectations.2.text`. */
function fieldsOf({ issues }: z.ZodError): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const { path, message } of issues.slice(0, mostTold)) {
    const names = path.length > 0 ? [String(path[0]), path.join('.')] : []
    for (const name of new Set(names)) fields.set(name, [...(fields.get(name) ?? []), message])
  }
  return Object.fromEntries(fields)
}
