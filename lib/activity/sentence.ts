import type { ActivityEntry, ActivityKind } from '@/lib/activity/schema'
import { isDay } from '@/lib/calendar'
import type { Messages } from '@/lib/i18n/catalogue'
import { formatDay, formatSigned } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Translate } from '@/lib/i18n/message'

type Values = Readonly<Record<string, string | number>>
type Say = (sentence: keyof Messages['activity']['sentences'], values?: Values) => string

type Parts = {
  say: Say
  t: Translate<'activity'>
  hasSubject: boolean
  text: (name: string) => string
  number: (name: string) => number
  signed: (name: string) => string
  details: Record<string, unknown>
  locale: Locale
}

const sentences: Readonly<Record<ActivityKind, (parts: Parts) => string>> = {
  user_created: ({ say }) => say('user_created'),
  administrator_created: ({ say }) => say('administrator_created'),
  user_edited: edited,
  user_promoted: ({ say }) => say('user_promoted'),
  user_demoted: ({ say }) => say('user_demoted'),
  user_deleted: ({ say }) => say('user_deleted'),
  password_set: ({ say }) => say('password_set'),
  password_changed: ({ say }) => say('password_changed'),
  points_set: ({ say, number }) => say('points_set', { from: number('from'), to: number('to') }),
  streak_set: ({ say, number }) => say('streak_set', { from: number('from'), to: number('to') }),
  second_factor_on: ({ say }) => say('second_factor_on'),
  second_factor_off: ({ say, hasSubject }) => say(hasSubject ? 'second_factor_off_of' : 'second_factor_off'),
  recovery_codes_renewed: ({ say }) => say('recovery_codes_renewed'),
  recovery_code_used: ({ say }) => say('recovery_code_used'),
  proof_given: ({ say }) => say('proof_given'),
  proof_failed: ({ say }) => say('proof_failed'),
  token_made: ({ say, text }) => say('token_made', { name: text('name') }),
  token_revoked: ({ say, text }) => say('token_revoked', { name: text('name') }),
  task_points_changed: ({ say, text, number, signed }) =>
    say('task_points_changed', { title: text('title'), points: signed('points'), count: number('points') }),
  task_deleted: ({ say, text }) => say('task_deleted', { title: text('title') }),
  task_decided: ({ say, text, details }) =>
    say(details.isAccepted ? 'task_accepted' : 'task_rejected', { title: text('title') }),
  tasks_imported: ({ say, number }) => say('tasks_imported', { tasks: number('tasks') }),
  plan_undone: ({ say, number }) => say('plan_undone', { tasks: number('tasks') }),
  visibility_set: ({ say, details }) => say('visibility_set', { visibility: String(details.to ?? '') }),
  setting_set: settingSet,
  rule_deleted: ({ say, text }) => say('rule_deleted', { title: text('title') }),
  pause_added: ({ say, hasSubject, ...parts }) =>
    say(hasSubject ? 'pause_added_of' : 'pause_added', pauseValues(parts)),
  pause_deleted: ({ say, hasSubject, ...parts }) =>
    say(hasSubject ? 'pause_deleted_of' : 'pause_deleted', pauseValues(parts)),
  calendar_made: ({ say, details }) => say(details.isFamily ? 'calendar_made_family' : 'calendar_made'),
  calendar_revoked: ({ say, details }) => say(details.isFamily ? 'calendar_revoked_family' : 'calendar_revoked'),
  archive_taken: ({ say }) => say('archive_taken'),
  reward_deleted: ({ say, text }) => say('reward_deleted', { name: text('name') }),
  reward_given: ({ say, text }) => say('reward_given', { name: text('name') }),
  reward_declined: ({ say, text }) => say('reward_declined', { name: text('name') }),
  leaf_removed: ({ say, text }) => say('leaf_removed', { title: text('title') }),
}

function pauseValues({ text, locale }: Pick<Parts, 'text' | 'locale'>): Values {
  const shown = (day: string) => (isDay(day) ? formatDay(day, locale) : day)
  return { name: text('name'), from: shown(text('from')), to: shown(text('to')) }
}

function settingSet({ say, number, text, details }: Parts): string {
  switch (details.setting) {
    case 'restDaysKeepStreak':
      return say(details.to === true ? 'rest_days_on' : 'rest_days_off')
    case 'allowsDictation':
      return say(details.to === true ? 'dictation_on' : 'dictation_off')
    case 'language':
      return say('family_language_set', { language: details.to === null ? 'none' : text('to') })
    case 'evaluationsPerDay':
      return details.to === null ? say('evaluations_usual') : say('evaluations_set', { count: number('to') })
    case 'digestHour':
      return say('digest_hour_set', { hour: number('to') })
    case 'remindersFrom':
      return say('reminders_from_set', { hour: number('to') })
    case 'remindersUntil':
      return say('reminders_until_set', { hour: number('to') })
    default:
      return say('unknown', { kind: 'setting set' })
  }
}

function edited({ say, t, text, details }: Parts): string {
  const fields = Array.isArray(details.fields) ? details.fields.map(String) : []
  const others = fields.filter((field) => field !== 'username').map((field) => fieldName(field, t))
  const renamed = fields.includes('username') ? [say('user_renamed', { before: text('before') })] : []
  const changed = others.length > 0 ? [say('user_edited', { fields: others.join(', ') })] : []
  return [...renamed, ...changed].join(' ')
}

const fieldNames = ['email', 'level', 'language'] as const

function fieldName(field: string, t: Translate<'activity'>): string {
  const name = fieldNames.find((known) => known === field)
  return name ? t(`fields.${name}`) : field
}

/** The entry as a sentence in the language of `t`. */
export function sentenceOf(
  { kind, actor, subject, details }: ActivityEntry,
  t: Translate<'activity'>,
  locale: Locale,
): string {
  const people = { actor: actor?.name ?? t('laurel'), subject: subject?.name ?? t('somebody') }
  const sentence = Object.hasOwn(sentences, kind) ? sentences[kind as ActivityKind] : undefined
  if (!sentence) return t('sentences.unknown', { ...people, kind: kind.replaceAll('_', ' ') })
  // Each sentence uses only the values it names.
  const say: Say = (name, values) => t(`sentences.${name}`, { ...people, ...values })
  const number = (key: string) => Number(details[key] ?? 0)
  return sentence({
    say,
    t,
    hasSubject: subject !== null,
    text: (key) => String(details[key] ?? ''),
    number,
    signed: (key) => formatSigned(number(key), locale),
    details,
    locale,
  })
}

/** The recorded reason, or null. */
export function reasonOf({ details }: ActivityEntry, t: Translate<'activity'>): string | null {
  return typeof details.reason === 'string' && details.reason !== '' ? t('reason', { text: details.reason }) : null
}
