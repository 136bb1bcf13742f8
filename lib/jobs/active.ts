import 'server-only'
import { env } from '@/lib/env'
import { jobKinds, type JobKind } from '@/lib/schedule/timings'

/** The kinds of runs that this installation makes. */
export function activeKinds(): JobKind[] {
  return jobKinds.filter((kind) => kind !== 'backup' || env().BACKUP_DIR !== undefined)
}
