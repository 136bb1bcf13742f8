import { can, type Viewer } from '@/lib/auth/policy'
import { beginningOf } from '@/lib/beginning'
import { type Day, fromDate } from '@/lib/calendar'
import type { Wire } from '@/lib/http/exact'
import { locales, type Locale } from '@/lib/i18n/locale'
import { storedExpectations, visibleExpectations, type Expectation } from '@/lib/tasks/expectations'
import { displayedStatus, isEarning, isExpired, type TaskStatus } from '@/lib/tasks/status'

/** A task's row. */
type TaskRecord = {
  id: string
  assigneeId: string
  title: string
  description: string
  /** The JSON column; omitted in lists that do not need it. */
  expectations?: unknown
  date: Date
  status: TaskStatus
  points: number
  expiresAt: Date | null
  /** Omitted where only `expiresAt`, as pauses move it, is read. */
  plannedExpiresAt?: Date | null
  response: string | null
  /** Omitted where only the beginnings of texts are read. */
  draft?: string | null
  draftVersion?: number
  feedback: string | null
  score: number | null
  needsPerson: boolean
  keptOpenUntil: Date | null
  feedbackLanguage?: string | null
  createdAt: Date
}

/** A task in REST responses. Dates are family days, instants ISO 8601 in UTC. */
export type TaskJson = {
  id: string
  title: string
  description: string
  assigned_to: string
  date: Day
  status: TaskStatus
  points: number
  created_at: string
  expires_at: string | null
  /** Without the days of pauses; only when an administrator reads this single task. */
  planned_expires_at?: string | null
  feedback: string | null
  /** The last confirmed text, else the saved draft. */
  response: string | null
  /** Only when the assignee reads this single task. */
  draft?: string | null
  /** Incremented whenever the draft or the response changes; beside `draft` only. */
  draft_version?: number
  /** The confirmed text waits for a person. */
  needs_person: boolean
  /** Until when an open appeal, or an unsure text that waits, keeps the task from expiring. */
  kept_open_until: string | null
  /** The language of the feedback, where known. */
  feedback_language: Locale | null
  /** What a good answer mentions; members do not see hidden ones until the task is accepted. */
  expectations: Expectation[]
  is_expired: boolean
  evaluation_details: { score: number } | null
}

/** The part of a task that other members may see. */
export type TaskSummaryJson = Pick<TaskJson, 'id' | 'title' | 'assigned_to' | 'date' | 'status' | 'is_expired'> & {
  /** Null for a viewer who may not compare the assignee with others. */
  points: number | null
}

/** A task as used by screens. */
export type TaskView = {
  id: string
  title: string
  description: string
  assignedTo: string
  date: Day
  status: TaskStatus
  points: number
  createdAt: string
  expiresAt: string | null
  feedback: string | null
  response: string | null
  draft: string | null
  draftVersion: number
  score: number | null
  needsPerson: boolean
  keptOpenUntil: string | null
  feedbackLanguage: Locale | null
  expectations: Expectation[]
  isExpired: boolean
}

type Reader = { id: string; isAdmin: boolean } | null

/** The expectations the reader may see: all for administrators; members see hidden ones only once accepted. */
function readableExpectations({ expectations = [], status }: TaskRecord, reader: Reader): Expectation[] {
  const all = storedExpectations(expectations)
  return reader?.isAdmin || isEarning(status) ? all : visibleExpectations(all)
}

/**
 * The full task, for its assignee and administrators; `draft` only for its assignee, but
 * before the first confirmation `response` is the draft, for administrators too. Expiry is derived from the
 * clock, not the status column.
 */
export function taskJson(task: TaskRecord, now: Date, reader: Reader): TaskJson {
  return {
    id: task.id,
    title: task.title,
    description: task.description,
    assigned_to: task.assigneeId,
    date: fromDate(task.date),
    status: displayedStatus(task, now),
    points: task.points,
    created_at: task.createdAt.toISOString(),
    expires_at: task.expiresAt?.toISOString() ?? null,
    ...(reader?.isAdmin &&
      task.plannedExpiresAt !== undefined && { planned_expires_at: task.plannedExpiresAt?.toISOString() ?? null }),
    feedback: task.feedback,
    response: task.response ?? task.draft ?? null,
    ...(reader?.id === task.assigneeId &&
      task.draft !== undefined && { draft: task.draft, draft_version: task.draftVersion ?? 0 }),
    needs_person: task.needsPerson,
    kept_open_until: task.keptOpenUntil?.toISOString() ?? null,
    feedback_language: locales.find((each) => each === task.feedbackLanguage) ?? null,
    expectations: readableExpectations(task, reader),
    is_expired: isExpired(task, now),
    evaluation_details: task.score === null ? null : { score: task.score },
  }
}

/**
 * The public part of a task: never its description, response, feedback or evaluation, and no points for a viewer who
 * may not compare its assignee with others, since their sum is the assignee's. Others see a task that waits for a person
 * as pending: only the member and administrators may know that it waits.
 */
export function taskSummaryJson(
  task: Pick<
    TaskRecord,
    'id' | 'assigneeId' | 'title' | 'date' | 'status' | 'points' | 'expiresAt' | 'keptOpenUntil' | 'needsPerson'
  >,
  now: Date,
  viewer: Viewer,
): TaskSummaryJson {
  const assignee = { id: task.assigneeId }
  const isDiscreet = task.needsPerson && task.status === 'rejected' && !can(viewer, 'user:read-tasks', assignee)
  const shown = isDiscreet ? ({ ...task, status: 'pending' } as const) : task
  return {
    id: task.id,
    title: task.title,
    assigned_to: task.assigneeId,
    date: fromDate(task.date),
    status: displayedStatus(shown, now),
    points: can(viewer, 'user:compare', assignee) ? task.points : null,
    is_expired: isExpired(shown, now),
  }
}

/** Converts a REST task for a screen; its day is a string on the wire, already validated by the response schema. */
export function taskFromJson(json: Wire<TaskJson>): TaskView {
  return {
    id: json.id,
    title: json.title,
    description: json.description,
    assignedTo: json.assigned_to,
    date: json.date as Day,
    status: json.status,
    points: json.points,
    createdAt: json.created_at,
    expiresAt: json.expires_at,
    feedback: json.feedback,
    response: json.response,
    draft: json.draft ?? null,
    draftVersion: json.draft_version ?? 0,
    score: json.evaluation_details?.score ?? null,
    needsPerson: json.needs_person,
    keptOpenUntil: json.kept_open_until,
    feedbackLanguage: json.feedback_language,
    expectations: json.expectations,
    isExpired: json.is_expired,
  }
}

/** Converts a row for a screen. */
export const taskView = (task: TaskRecord, now: Date, reader: Reader): TaskView =>
  taskFromJson(taskJson(task, now, reader))

/** A task as shown on a page: long texts are truncated. */
export function taskBeginning(task: TaskView): { task: TaskView; isCut: boolean } {
  const cut = (text: string | null) => (text === null ? null : beginningOf(text))
  const { description, response, draft, feedback } = task
  const [ownDescription, ...others] = [beginningOf(description), cut(response), cut(draft), cut(feedback)] as const
  const [ownResponse, ownDraft, ownFeedback] = others
  return {
    task: {
      ...task,
      description: ownDescription.text,
      response: ownResponse?.text ?? null,
      draft: ownDraft?.text ?? null,
      feedback: ownFeedback?.text ?? null,
    },
    isCut: [ownDescription, ...others].some((each) => each?.isCut),
  }
}
