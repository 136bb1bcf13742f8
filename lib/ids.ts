import { AppError } from '@/lib/errors'
import type { MessageKey } from '@/lib/i18n/message'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The id, when it has the shape of one; throws AppError not_found with the message, since nothing can be there. */
export function knownId(id: string, notFound: MessageKey): string {
  if (!uuid.test(id)) throw new AppError('not_found', notFound)
  return id.toLowerCase()
}
