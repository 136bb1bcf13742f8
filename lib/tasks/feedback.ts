import 'server-only'
import type { Locale } from '@/lib/i18n/locale'
import { translator } from '@/lib/i18n/translator'

type WithFeedback = { feedback: string | null; isDecidedByPerson: boolean }

/**
 * The task with its feedback as its reader sees it. Of a person's decision the database holds only the reason, blank
 * when none was given; an evaluation's feedback is in its writer's language already.
 */
export function withReadableFeedback<T extends WithFeedback>({ locale }: { locale: Locale }, task: T): T {
  if (!task.isDecidedByPerson || task.feedback === null) return task
  const t = translator(locale, 'manageTasks')
  const reason = task.feedback
  return { ...task, feedback: reason === '' ? t('acceptedByPerson') : t('decision', { reason }) }
}
