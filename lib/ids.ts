import { AppError } from '@/lib/errors'
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
