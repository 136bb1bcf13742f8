import 'server-only'
import type { Locale } from '@/lib/i18n/locale'
import { translator } from '@/lib/i18n/translator'

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
