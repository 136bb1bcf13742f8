import { can, type Asker } from '@/lib/auth/policy'
import type { Operation } from '@/lib/http/operation'

/** Who gets past the door of an operation, in the words of the OpenAPI document. */
export type Callers = 'anyone' | 'signed-in' | 'administrators' | 'scheduler'

const member: Asker = { id: '', username: '', isAdmin: false }

/** Asks the policy, so that the document cannot say anything else than the door does. */
export function callersOf({ access, credentials }: Pick<Operation, 'access' | 'credentials'>): Callers {
  if (credentials === 'cron') return 'scheduler'
  if (can(null, access)) return 'anyone'
  return can(member, access) ? 'signed-in' : 'administrators'
}
