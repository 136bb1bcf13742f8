import { AppError, invalidField } from '@/lib/errors'
import type { MessageKey } from '@/lib/i18n/message'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the text is an id as the database writes it. */
export const isId = (text: string) => uuid.test(text)

/** Validates an id's format; throws AppError not_found with the message, since no row can match. */
export function knownId(id: string, notFound: MessageKey): string {
  const written = id.toLowerCase()
  if (!isId(written)) throw new AppError('not_found', notFound)
  return written
}

/** The same for the id in a field: throws AppError invalid with the message at that field. */
export function knownIdIn(field: string, id: string, notFound: MessageKey): string {
  const written = id.toLowerCase()
  if (!isId(written)) throw invalidField(field, notFound)
  return written
}

/** Orders before every id that the database makes. */
export const lowestId = '00000000-0000-0000-0000-000000000000'
