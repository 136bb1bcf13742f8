import 'server-only'
import { closeQueue, workJobs } from '@/lib/jobs/commands'
import { log } from '@/lib/log'
import { systemScope } from '@/lib/scope'

/** Milliseconds between two looks for work, and before the first one, which must not delay the first pages. */
const intervalMs = 30_000
const firstAfterMs = 3_000

let timer: NodeJS.Timeout | undefined
let working: Promise<void> | undefined
let isStopped = true

/** Works the job queue of this process until `stopClock`. */
export function startClock(): void {
  if (!isStopped) return
  isStopped = false
  schedule(firstAfterMs)
}

/** Finishes the job that is being done, leaves the rest for the next start, and closes the queue. */
export async function stopClock(): Promise<void> {
  isStopped = true
  clearTimeout(timer)
  await working
  await closeQueue().catch(() => undefined)
}

function schedule(afterMs: number): void {
  timer = setTimeout(() => {
    working = work().finally(() => {
      working = undefined
      if (!isStopped) schedule(intervalMs)
    })
  }, afterMs)
  timer.unref()
}

async function work(): Promise<void> {
  try {
    await workJobs(systemScope(), { goesOn: () => !isStopped })
  } catch (error) {
    log.error({ event: 'scheduler_failed', err: error }, 'the schedule failed')
  }
}
