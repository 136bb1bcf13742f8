import type { ActivityEntry, ActivityKind } from '@/lib/activity/schema'
import { formatSigned } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Translate } from '@/lib/i18n/message'

type Parts = {
  t: Translate<'activity'>
  locale: Locale
  actor: string
  subject: string
  hasSubject: boolean
  text: (name: string) => string
  number: (name: string) => number
  details: Record<string, unknown>
}

const sentences: Readonly<Record<ActivityKind, (parts: Parts) => string>> = {
  user_created: ({ t, actor, subject }) => t('sentences.user_created', { actor, subject }),
  administrator_created: ({ t, actor, subject }) => t('sentences.administrator_created', { actor, subject }),
  user_edited: edited,
  user_promoted: ({ t, actor, subject }) => t('sentences.user_promoted', { actor, subject }),
  user_demoted: ({ t, actor, subject }) => t('sentences.user_demoted', { actor, subject }),
  user_deleted: ({ t, actor, subject }) => t('sentences.user_deleted', { actor, subject }),
  password_set: ({ t, actor, subject }) => t('sentences.password_set', { actor, subject }),
  password_changed: ({ t, actor }) => t('sentences.password_changed', { actor }),
  points_set: ({ t, actor, subject, number }) =>
    t('sentences.points_set', { actor, subject, from: number('from'), to: number('to') }),
  streak_set: ({ t, actor, subject, number }) =>
    t('sentences.streak_set', { actor, subject, from: number('from'), to: number('to') }),
  second_factor_on: ({ t, actor }) => t('sentences.second_factor_on', { actor }),
  second_factor_off: ({ t, actor, subject, hasSubject }) =>
    hasSubject ? t('sentences.second_factor_off_of', { actor, subject }) : t('sentences.second_factor_off', { actor }),
  recovery_codes_renewed: ({ t, actor }) => t('sentences.recovery_codes_renewed', { actor }),
  recovery_code_used: ({ t, actor }) => t('sentences.recovery_code_used', { actor }),
  proof_given: ({ t, actor }) => t('sentences.proof_given', { actor }),
  proof_failed: ({ t, actor }) => t('sentences.proof_failed', { actor }),
  token_made: ({ t, actor, text }) => t('sentences.token_made', { actor, name: text('name') }),
  token_revoked: ({ t, actor, text }) => t('sentences.token_revoked', { actor, name: text('name') }),
  task_points_changed: ({ t, locale, actor, subject, text, number }) =>
    t('sentences.task_points_changed', {
      actor,
      title: text('title'),
      subject,
      points: formatSigned(number('points'), locale),
    }),
  task_deleted: ({ t, actor, subject, text }) => t('sentences.task_deleted', { actor, title: text('title'), subject }),
  task_decided: ({ t, actor, subject, text, details }) =>
    t(details.isAccepted ? 'sentences.task_accepted' : 'sentences.task_rejected', {
      actor,
      title: text('title'),
      subject,
    }),
  tasks_imported: ({ t, actor, number }) => t('sentences.tasks_imported', { actor, tasks: number('tasks') }),
  rule_deleted: ({ t, actor, subject, text }) => t('sentences.rule_deleted', { actor, title: text('title'), subject }),
}

function edited({ t, actor, subject, text, details }: Parts): string {
  const fields = Array.isArray(details.fields) ? details.fields.map(String) : []
  const others = fields.filter((field) => field !== 'username').map((field) => namedField(t, field))
  const renamed = fields.includes('username')
    ? [t('sentences.user_renamed', { actor, before: text('before'), subject })]
    : []
  const changed = others.length > 0 ? [t('sentences.user_edited', { actor, subject, fields: others.join(', ') })] : []
  return [...renamed, ...changed].join(' ')
}

/** A field that a later version may know and this one does not goes by its own name. */
function namedField(t: Translate<'activity'>, field: string): string {
  return hasName(field) ? t(`fields.${field}`) : field
}

const namedFields = ['email', 'level', 'language'] as const
const hasName = (field: string): field is (typeof namedFields)[number] =>
  (namedFields as readonly string[]).includes(field)

/** What happened, as a sentence in the reader's language. */
export function sentenceOf(
  { kind, actor, subject, details }: ActivityEntry,
  t: Translate<'activity'>,
  locale: Locale,
): string {
  const name = actor?.name ?? t('laurel')
  const sentence = Object.hasOwn(sentences, kind) ? sentences[kind as ActivityKind] : undefined
  if (!sentence) return t('sentences.unknown', { actor: name, kind: kind.replaceAll('_', ' ') })
  return sentence({
    t,
    locale,
    actor: name,
    subject: subject?.name ?? t('somebody'),
    hasSubject: subject !== null,
    text: (key) => String(details[key] ?? ''),
    number: (key) => Number(details[key] ?? 0),
    details,
  })
}

/** The reason that was given, or null. */
export function reasonOf({ details }: ActivityEntry, t: Translate<'activity'>): string | null {
  return typeof details.reason === 'string' && details.reason !== '' ? t('reason', { text: details.reason }) : null
}
