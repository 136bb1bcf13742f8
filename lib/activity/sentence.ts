import type { ActivityEntry, ActivityKind } from '@/lib/activity/schema'
import { messages } from '@/lib/messages'

const words = messages.activity
const say = words.sentences

type Parts = {
  actor: string
  subject: string
  hasSubject: boolean
  text: (name: string) => string
  number: (name: string) => number
  details: Record<string, unknown>
}

const signed = (points: number) => `${points > 0 ? '+' : ''}${points.toLocaleString('en-US').replace('-', '−')}`

const sentences: Readonly<Record<ActivityKind, (parts: Parts) => string>> = {
  user_created: ({ actor, subject }) => say.user_created(actor, subject),
  administrator_created: ({ actor, subject }) => say.administrator_created(actor, subject),
  user_edited: edited,
  user_promoted: ({ actor, subject }) => say.user_promoted(actor, subject),
  user_demoted: ({ actor, subject }) => say.user_demoted(actor, subject),
  user_deleted: ({ actor, subject }) => say.user_deleted(actor, subject),
  password_set: ({ actor, subject }) => say.password_set(actor, subject),
  password_changed: ({ actor }) => say.password_changed(actor),
  points_set: ({ actor, subject, number }) => say.points_set(actor, subject, number('from'), number('to')),
  streak_set: ({ actor, subject, number }) => say.streak_set(actor, subject, number('from'), number('to')),
  second_factor_on: ({ actor }) => say.second_factor_on(actor),
  second_factor_off: ({ actor, subject, hasSubject }) =>
    hasSubject ? say.second_factor_off_of(actor, subject) : say.second_factor_off(actor),
  recovery_codes_renewed: ({ actor }) => say.recovery_codes_renewed(actor),
  recovery_code_used: ({ actor }) => say.recovery_code_used(actor),
  proof_given: ({ actor }) => say.proof_given(actor),
  proof_failed: ({ actor }) => say.proof_failed(actor),
  token_made: ({ actor, text }) => say.token_made(actor, text('name')),
  token_revoked: ({ actor, text }) => say.token_revoked(actor, text('name')),
  task_points_changed: ({ actor, subject, text, number }) =>
    say.task_points_changed(actor, text('title'), subject, signed(number('points'))),
  task_deleted: ({ actor, subject, text }) => say.task_deleted(actor, text('title'), subject),
  task_decided: ({ actor, subject, text, details }) =>
    (details.isAccepted ? say.task_accepted : say.task_rejected)(actor, text('title'), subject),
  tasks_imported: ({ actor, number }) => say.tasks_imported(actor, number('tasks')),
  rule_deleted: ({ actor, subject, text }) => say.rule_deleted(actor, text('title'), subject),
}

function edited({ actor, subject, text, details }: Parts): string {
  const fields = Array.isArray(details.fields) ? details.fields.map(String) : []
  const others = fields.filter((field) => field !== 'username').map((field) => words.fields[field] ?? field)
  const renamed = fields.includes('username') ? [say.user_renamed(actor, text('before'), subject)] : []
  const changed = others.length > 0 ? [say.user_edited(actor, subject, others.join(', '))] : []
  return [...renamed, ...changed].join(' ')
}

/** What happened, as a sentence. */
export function sentenceOf({ kind, actor, subject, details }: ActivityEntry): string {
  const name = actor?.name ?? words.laurel
  const sentence = Object.hasOwn(sentences, kind) ? sentences[kind as ActivityKind] : undefined
  if (!sentence) return say.unknown(name, kind)
  return sentence({
    actor: name,
    subject: subject?.name ?? words.somebody,
    hasSubject: subject !== null,
    text: (key) => String(details[key] ?? ''),
    number: (key) => Number(details[key] ?? 0),
    details,
  })
}

/** The reason that was given, or null. */
export function reasonOf({ details }: ActivityEntry): string | null {
  return typeof details.reason === 'string' && details.reason !== '' ? words.reason(details.reason) : null
}
