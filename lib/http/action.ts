import 'server-only'
import { refresh } from 'next/cache'
import type * as z from '@/lib/zod'
import type { Viewer } from '@/lib/auth/policy'
import type { Result } from '@/lib/http/result'
import { refuseUnstorable } from '@/lib/http/body'
import { AppError, errorStatus } from '@/lib/errors'
import { errorAnswerOf } from '@/lib/http/errors'
import { localeForError } from '@/lib/http/request-locale'
import { requestScope, type Scope } from '@/lib/scope'

type Effect = {
  /** No screen shows what the command changes, so visited pages stay as they are. */
  isUnseen?: boolean
  /** A screen also shows what an attempt that failed leaves behind. */
  isFailureSeen?: boolean
  /** Others may change what the screen shows: a command that comes too late refreshes it. */
  isRaced?: boolean
}

const isTooLate = (error: unknown) =>
  error instanceof AppError && (error.code === 'conflict' || error.code === 'not_found')

/** Whether nothing was attempted. A refresh would take a signed-out viewer away from what they wrote. */
const isDenied = (error: unknown) =>
  error instanceof AppError && (error.code === 'unauthenticated' || error.code === 'forbidden')

/**
 * Wraps a server action: validates the input against the schema, runs the command as the signed-in user, and returns
 * errors instead of throwing them. Unless the change is unseen, the response includes the re-rendered page, and the
 * browser reads other visited pages again when they are next shown; prefetched frames of pages stay.
 * Next.js itself rejects foreign origins.
 */
export function action<S extends z.ZodType, T>(
  schema: S,
  command: (scope: Scope<Viewer | null>, input: z.output<S>) => Promise<T>,
  { isUnseen = false, isFailureSeen = false, isRaced = false }: Effect = {},
) {
  return async (input: z.input<S>): Promise<Result<T>> => {
    try {
      refuseUnstorable(input)
      const scope = await requestScope()
      const data = await command(scope, schema.parse(input)).catch((error: unknown) => {
        if (isFailureSeen ? !isDenied(error) : isRaced && isTooLate(error)) refresh()
        throw error
      })
      if (!isUnseen) refresh()
      return { ok: true, data }
    } catch (error) {
      const { status, message, fields, neededProof } = errorAnswerOf(error, { locale: await localeForError(error) })
      const isSignedOut = status === errorStatus.unauthenticated
      const isGone = status === errorStatus.not_found || undefined
      const isConflict = status === errorStatus.conflict || undefined
      return { ok: false, message, fields, isSignedOut, isGone, isConflict, neededProof }
    }
  }
}
