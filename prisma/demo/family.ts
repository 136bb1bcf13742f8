import { createHash } from 'node:crypto'
import { addDays, type Day } from '@/lib/calendar'
import { endOfDay } from '@/lib/zoned-time'
import { demoTasks, demoTasksWithExpectations, type DemoTask, type OpenDemoTask } from './tasks'

/** A member of the demo family, and the length of the streak with which their history ends. */
type DemoMember = { username: string; run: number; endsToday: boolean; diligence: number }

export const demoAdministrator = 'parent'
export { demoPassword } from '@/lib/auth/demo-password'

export const demoMembers: DemoMember[] = [
  { username: 'emma', run: 9, endsToday: false, diligence: 0.72 },
  { username: 'noah', run: 23, endsToday: true, diligence: 0.85 },
  { username: 'mila', run: 3, endsToday: false, diligence: 0.6 },
  { username: 'hugo', run: 0, endsToday: false, diligence: 0.45 },
  { username: 'lina', run: 5, endsToday: true, diligence: 0.66 },
  { username: 'papi', run: 1, endsToday: false, diligence: 0.3 },
]

export type Outcome = 'accepted' | 'rejected' | 'expired' | 'pending'

type Assignment = { id: string; username: string; day: Day; expiresAt: Date }
export type DecidedAssignment = Assignment & { task: DemoTask; outcome: 'accepted' | 'rejected' }
type UndecidedAssignment = Assignment & { task: OpenDemoTask; outcome: 'expired' | 'pending' }
export type DemoAssignment = DecidedAssignment | UndecidedAssignment

const historyDays = 92
const upcomingDays = 6

/** A deterministic pseudo-random number in [0, 1) for the seed. */
function chance(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32
}

/** A deterministic UUID for the seed, so that loading the demo family twice on one day gives the same rows. */
export function demoId(...words: (string | number)[]): string {
  const hex = createHash('sha256')
    .update(['demo', ...words].join(' '))
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Three months of assignments up to each member's streak, and those of today and the coming days. Deterministic. */
export function demoAssignments(today: Day, timeZone: string): DemoAssignment[] {
  return demoMembers.flatMap((member) =>
    Array.from({ length: historyDays + upcomingDays + 1 }, (_, index) => index - historyDays).flatMap((offset) =>
      outcomesOn(member, offset).map((outcome, index): DemoAssignment => {
        const day = addDays(today, offset)
        const luck = chance(member.username, offset, index, 'task')
        const pickFrom = <T>(tasks: readonly T[]) => tasks[Math.floor(luck * tasks.length)] as T
        const openDays = offset < 0 ? 0 : 2
        const assignment = {
          id: demoId(member.username, offset, index),
          username: member.username,
          day,
          expiresAt: endOfDay(addDays(day, openDays), timeZone),
        }
        if (outcome === 'accepted' || outcome === 'rejected')
          return { ...assignment, outcome, task: pickFrom(demoTasks) }
        // Every member has one task with expectations today.
        const tasks = outcome === 'pending' && index === 1 ? demoTasksWithExpectations : demoTasks
        return { ...assignment, outcome, task: pickFrom<OpenDemoTask>(tasks) }
      }),
    ),
  )
}

/** The outcomes of a member's tasks on one day; `offset` counts days from today. */
function outcomesOn(member: DemoMember, offset: number): Outcome[] {
  if (offset > 0) return chance(member.username, offset, 'upcoming') < 0.7 ? ['pending'] : []
  if (offset === 0) return member.endsToday ? ['accepted', 'pending', 'pending'] : ['pending', 'pending']

  const lastOfRun = member.endsToday ? 0 : -1
  const firstOfRun = lastOfRun - member.run + 1
  const inRun = member.run > 0 && offset >= firstOfRun
  if (inRun) return ['accepted', ...extra(member, offset)]
  // The day before the streak, or without a streak the last few days, interrupts any earlier streak.
  const isBreak = offset === firstOfRun - 1 || (member.run === 0 && offset > -4)
  const luck = chance(member.username, offset, 'luck')
  if (isBreak || luck > member.diligence) return luck > 0.8 ? ['expired'] : luck > 0.5 ? ['rejected'] : []
  return ['accepted', ...extra(member, offset)]
}

function extra(member: DemoMember, offset: number): Outcome[] {
  const luck = chance(member.username, offset, 'extra')
  if (luck < 0.3) return ['accepted']
  return luck < 0.42 ? ['rejected'] : []
}
