import type { JobStatus } from '@/lib/jobs/schema'

/** The parts of the installation that an administrator can check. */
export const checkKinds = [
  'database',
  'evaluator',
  'mail',
  'push',
  'files',
  'schedule',
  'timeZone',
  'https',
  'backup',
] as const
export type CheckKind = (typeof checkKinds)[number]

/** The checks of one kind on a family day: some of them cost money or send an e-mail. */
export const checksPerDay = 20

/** A check that has ended; `error` is an encoded message, null when it worked. */
export type Check = { readonly checkedAt: string; readonly subject: string | null; readonly error: string | null }

/** How a part stands: `off` if it is not set up, which is fine; `new` if nobody has checked it. */
export type PartState = 'works' | 'fails' | 'new' | 'off'

/**
 * How a part stands by its last check, and by its latest scheduled run. A check of another subject, such as a replaced
 * model, does not apply.
 */
export function stateOf(
  check: Check | null,
  { isOff = false, subject = null, hasFailedRun = false }: StateOptions = {},
): PartState {
  if (isOff) return 'off'
  if (hasFailedRun) return 'fails'
  if (!check || (check.subject !== null && subject !== null && check.subject !== subject)) return 'new'
  return check.error === null ? 'works' : 'fails'
}

type StateOptions = { isOff?: boolean; subject?: string | null; hasFailedRun?: boolean }

/** The scheduled runs whose failure is one of the part: all of them for the schedule. */
export function failedRunsOf(kind: CheckKind, jobs: readonly JobStatus[]) {
  return jobs.flatMap(({ kind: run, failed }) =>
    failed !== null && (kind === 'schedule' || kind === run) ? [{ run, ...failed }] : [],
  )
}
