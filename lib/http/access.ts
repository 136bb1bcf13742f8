import { can, type Principal } from '@/lib/auth/policy'
import type { Operation } from '@/lib/http/operation'

/** Who may call an operation, as published in the OpenAPI document. */
export type Callers = 'anyone' | 'signed-in' | 'administrators' | 'scheduler' | 'monitoring'

const member: Principal = { id: '', username: '', isAdmin: false }

/** Evaluates the policy itself, so the document always matches what the route enforces. */
export function callersOf({ access, credentials }: Pick<Operation, 'access' | 'credentials'>): Callers {
  if (credentials === 'cron') return 'scheduler'
  if (credentials === 'metrics') return 'monitoring'
  if (can(null, access)) return 'anyone'
  return can(member, access) ? 'signed-in' : 'administrators'
}
