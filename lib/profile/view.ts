import type { Day } from '@/lib/calendar'
import type { PageEdges } from '@/lib/http/keyset'
import type { Part } from '@/lib/part'
import type { ActivityDay } from '@/lib/points/activity'
import type { HistoryEntry } from '@/lib/points/history'
import type { WeekPoints } from '@/lib/points/weeks'
import type { TaskSummaryJson } from '@/lib/tasks/json'
import type { UserCard } from '@/lib/users/json'
import type { MemberLevel } from '@/lib/users/level'

/** The pages of a profile's lists: their numbers, and the position of the page of tasks. */
export type ProfilePages = { tasks: number; points: number; after?: string; before?: string }

/** One page of a longer list. */
export type PageOf<T> = { list: T[]; total: number; page: number; pageCount: number | null }

/** A task on a profile; whether it waits for a person is visible only to those who may open it. */
export type ProfileTask = TaskSummaryJson & { needsPerson?: boolean }

/** A user's profile as visible to one viewer. */
export type ProfileView = {
  user: UserCard
  isOwn: boolean
  /** Only on a member's own profile. */
  level: MemberLevel | null
  /** The points left for rewards, for the user and administrators of a family with rewards; else null. */
  balance: number | null
  /** Position on the all-time board; 0 when not ranked, null when the family does not show it. */
  rank: number | null
  /** Null with those below when the viewer may not compare the user with others, as are points and streak. */
  completedCount: number | null
  /** Whole percent. */
  completionRate: number | null
  /** Recent weeks, oldest first; below, the same weeks by day. */
  weeks: Part<WeekPoints[]> | null
  activity: Part<ActivityDay[][]> | null
  /**
   * The public part of the tasks; `isOpen` when the viewer may open them, `isManaged` when they are another member's.
   */
  tasks: Part<PageOf<ProfileTask> & { edges?: PageEdges | null; isOpen: boolean; isManaged?: boolean }>
  /** The pages that were asked for. */
  pages: ProfilePages
  /** Null when the viewer may not see it. */
  history: Part<PageOf<HistoryEntry>> | null
  today: Day
}
