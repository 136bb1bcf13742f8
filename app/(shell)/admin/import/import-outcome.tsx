import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { chosenPath } from '@/components/paths/chosen-path'
import { Banner } from '@/components/ui/banner'
import { ScrollArea } from '@/components/ui/scroll-area'
import { Spinner } from '@/components/ui/spinner'
import { addDays, mondayOf, type Day } from '@/lib/calendar'
import type { ImportResult } from '@/lib/imports/plan'

/** The state of an import. */
export type Outcome =
  | { kind: 'pending'; taskCount: number }
  | { kind: 'failed'; message: string }
  /** The results, and the days of the tasks in order. */
  | { kind: 'done'; results: ImportResult[]; days: readonly Day[] }

const grounds = { leaf: 'from-leaf-soft', ember: 'from-ember-soft', berry: 'from-berry-soft' } as const

/** The state of an import, with the result of each entry once it is done. */
export function ImportOutcome({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('imports')
  if (outcome.kind === 'pending') {
    return (
      <Banner tone="sky" role="status" icon={<Spinner />}>
        <p>{t('pending', { count: outcome.taskCount })}</p>
      </Banner>
    )
  }
  if (outcome.kind === 'failed') {
    return (
      <Banner tone="berry" role="alert" icon={<CircleAlert aria-hidden />} title={t('failedTitle')}>
        <p>{outcome.message}</p>
      </Banner>
    )
  }

  const { results, days } = outcome
  const week = days[0] && mondayOf(days[0])
  const isOneWeek = week === undefined || (days.at(-1) ?? '') < addDays(week, 7)
  const failed = results.filter(({ success }) => !success)
  const added = results.reduce((sum, { tasksAdded }) => sum + tasksAdded, 0)
  const tone = failed.length === 0 ? 'leaf' : failed.length === results.length ? 'berry' : 'ember'
  const list = (
    <ScrollArea ground={grounds[tone]} className="max-h-60">
      <ul className="mt-1">
        {results.map(({ user, message }, index) => (
          <li key={index}>{t('result', { user, message })}</li>
        ))}
      </ul>
    </ScrollArea>
  )
  const seeTasks = (
    <Link
      href={chosenPath('/admin/tasks', { week: week ?? '' })}
      className="mt-1 inline-block font-medium underline underline-offset-4"
    >
      {t(isOneWeek ? 'seeTasks' : 'seeFirstWeek')}
    </Link>
  )
  if (failed.length === 0) {
    return (
      <Banner tone={tone} role="status" icon={<CircleCheck aria-hidden />} title={t('successTitle')}>
        <p>{t('success', { count: added })}</p>
        {list}
        {seeTasks}
      </Banner>
    )
  }
  return (
    <Banner
      tone={tone}
      role="alert"
      icon={tone === 'berry' ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
      title={t('partialTitle')}
    >
      <p>{t('success', { count: added })}</p>
      {list}
      {added > 0 && seeTasks}
    </Banner>
  )
}
