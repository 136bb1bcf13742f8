import { AppError } from '@/lib/errors'
import type { MessageKey } from '@/lib/i18n/message'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Validates an id's format; throws AppError not_found with the message, since no row can match. */
export function knownId(id: string, notFound: MessageKey): string {
  if (!uuid.test(id)) throw new AppError('not_found', notFound)
  return id.toLowerCase()
}
