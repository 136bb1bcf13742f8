import { dayMs } from '@/lib/durations'

/** What is known about how far a family has got with its setup. */
export type SetupFacts = {
  hasMembers: boolean
  /** Some member has had a task. */
  hasTasks: boolean
  /** Some member has never signed in. */
  isSomebodyNew: boolean
  /** The configured evaluator has evaluated the example. */
  isEvaluatorTried: boolean
  scheduleRanAt: Date | null
}

const firstSteps = ['family', 'week', 'signIn', 'checks'] as const
export type FirstStep = (typeof firstSteps)[number]

/** How long after a run the daily schedule counts as running. */
const scheduleLateMs = 2 * dayMs

/** Whether the schedule has run in the last two days. */
export function isScheduleRunning(scheduleRanAt: Date | null, now: Date): boolean {
  return scheduleRanAt !== null && now.getTime() - scheduleRanAt.getTime() <= scheduleLateMs
}

/** The steps of the setup that are left, in order. */
export function stepsLeft(facts: SetupFacts, now: Date): FirstStep[] {
  const isDone: Record<FirstStep, boolean> = {
    family: facts.hasMembers,
    week: facts.hasTasks,
    signIn: facts.hasMembers && !facts.isSomebodyNew,
    checks: facts.isEvaluatorTried && isScheduleRunning(facts.scheduleRanAt, now),
  }
  return firstSteps.filter((step) => !isDone[step])
}
