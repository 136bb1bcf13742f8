import { wholeParameter } from '@/lib/http/parameters'
import * as z from '@/lib/zod'

/** Kinds of log entries. Each has its sentence in lib/activity/sentence.ts. */
export type ActivityKind =
  | 'user_created'
  | 'administrator_created'
  | 'user_edited'
  | 'user_promoted'
  | 'user_demoted'
  | 'user_deleted'
  | 'password_set'
  | 'password_changed'
  | 'points_set'
  | 'streak_set'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'proof_given'
  | 'proof_failed'
  | 'token_made'
  | 'token_revoked'
  | 'task_points_changed'
  | 'task_deleted'
  | 'task_decided'
  | 'tasks_imported'
  | 'plan_undone'
  | 'rule_deleted'
  | 'visibility_set'
  | 'setting_set'
  | 'pause_added'
  | 'pause_deleted'
  | 'calendar_made'
  | 'calendar_revoked'
  | 'archive_taken'
  | 'reward_deleted'
  | 'reward_given'
  | 'reward_declined'
  | 'leaf_removed'

/** Parameters of a sentence: never translated text, and never a secret. */
export type ActivityDetails = Readonly<Record<string, string | number | boolean | readonly string[] | null>>

export type Person = { readonly id: string; readonly username: string }

/** An entry as used by screens and REST; `actor` is null for the system. */
export type ActivityEntry = {
  id: number
  at: string
  /** An `ActivityKind`, or a kind from a later version. */
  kind: string
  actor: { id: string; name: string } | null
  subject: { id: string; name: string } | null
  details: Record<string, unknown>
}

export const activityPerPage = 25

/** Pagination of the log: entries older than `before`. */
export const activityChoiceSchema = z.object({
  before: wholeParameter(1, 2_147_483_647).optional(),
  limit: wholeParameter(1, 100).default(activityPerPage),
})

/** The position from the screen's address; an invalid one is ignored. */
export const readBefore = (value: unknown): number | undefined =>
  activityChoiceSchema.shape.before.catch(undefined).parse(value)
