import { fromDate, type Day } from '@/lib/calendar'

export type PauseJson = { id: string; memberId: string | null; from: Day; to: Day; name: string }

export type PauseView = PauseJson & {
  username: string | null
  isOver: boolean
  /** Tasks to do on its days from today on, at most `mostPausedTasks`. */
  openTasks: number
}

type PauseRecord = { id: string; memberId: string | null; from: Date; to: Date; name: string }

export function pauseJson({ id, memberId, from, to, name }: PauseRecord): PauseJson {
  return { id, memberId, from: fromDate(from), to: fromDate(to), name }
}
