import 'server-only'
import type { Locale } from '@/lib/i18n/locale'
import { translator } from '@/lib/i18n/translator'
import type { SentKind } from '@/lib/reminders/kinds'

/** What a reminder is about. A lock screen is read by others: no feedback, no score, no text of the member's. */
export type Subject = {
  readonly kind: SentKind
  readonly openTasks: number
  readonly streak: number
  /** The task that it opens; null for the dashboard or the rewards. */
  readonly taskId: string | null
  /** The name of the task or the reward. */
  readonly name: string
}

export type ReminderText = { readonly title: string; readonly body: string; readonly path: string }

/** A reminder in the reader's language, and the path of the page that it opens. */
export function reminderText({ kind, openTasks, streak, taskId, name }: Subject, locale: Locale): ReminderText {
  const t = translator(locale, 'reminders')
  const task = taskId === null ? '/dashboard' : `/task-submission/${taskId}`
  const paths: Partial<Record<SentKind, string>> = { reward: '/rewards', test: '/profile/reminders' }
  return {
    title: t(`messages.${kind}.title`, { streak }),
    body: t(`messages.${kind}.body`, { count: openTasks, next: streak + 1, name }),
    path: paths[kind] ?? task,
  }
}
