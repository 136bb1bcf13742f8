import 'server-only'
import { canSendEmails } from '@/lib/emails/queries'
import { env } from '@/lib/env'
import { jobKinds, type JobKind } from '@/lib/schedule/timings'

/** The kinds of runs that this installation makes. */
export function activeKinds(): JobKind[] {
  const isPossible: Partial<Record<JobKind, boolean>> = {
    digest: canSendEmails(),
    backup: env().BACKUP_DIR !== undefined,
  }
  return jobKinds.filter((kind) => isPossible[kind] ?? true)
}
