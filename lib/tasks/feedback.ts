import 'server-only'
import type { Locale } from '@/lib/i18n/locale'
import { translator } from '@/lib/i18n/translator'
import { longestListedText } from '@/lib/tasks/limits'

type WithFeedback = { feedback: string | null; response: string | null; isDecidedByPerson: boolean }

/**
 * The task with its feedback in the reader's language. For a person's decision the database stores only the reason,
 * blank when none was given; an evaluation's feedback is already in the writer's language.
 */
export function withReadableFeedback<T extends WithFeedback>({ locale }: { locale: Locale }, task: T): T {
  if (!task.isDecidedByPerson || task.feedback === null) return task
  const t = translator(locale, 'manageTasks')
  const reason = task.feedback
  if (reason !== '') return { ...task, feedback: t('decision', { reason }) }
  return { ...task, feedback: t(task.response === null ? 'acceptedWithoutText' : 'acceptedByPerson') }
}

/** The same for a list, in which the words around a long reason must not exceed the length of its texts. */
export function withListedFeedback<T extends WithFeedback>(scope: { locale: Locale }, task: T): T {
  const readable = withReadableFeedback(scope, task)
  const characters = [...(readable.feedback ?? '')]
  if (characters.length <= longestListedText) return readable
  return { ...readable, feedback: `${characters.slice(0, longestListedText - 1).join('')}…` }
}
