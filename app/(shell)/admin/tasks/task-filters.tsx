'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { chosenPath } from '@/components/paths/chosen-path'
import { Select } from '@/components/ui/select'
import { addDays, mondayOf, type Day } from '@/lib/calendar'
import { formatDay } from '@/lib/i18n/format'
import type { ManageTasksChoice } from '@/lib/tasks/schema'
import { taskStatuses } from '@/lib/tasks/status'

/** Weeks that are offered, in days from this one: four to come, and a quarter of a year. */
const weeksOffered = Array.from({ length: 17 }, (_, index) => (4 - index) * 7)

export type Filters = Pick<ManageTasksChoice, 'query' | 'member' | 'status' | 'week'>

/** The search parameters of the filters. */
export const filtersKept = ({ query, ...kept }: Filters) => ({ q: query, ...kept })

/** Limits the list to a status or a week. */
export function TaskFilters({ filters, today }: { filters: Filters; today: Day }) {
  const t = useTranslations('manageTasks')
  const tTask = useTranslations('task')
  const locale = useLocale()
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [chosen, setChosen] = useOptimistic(filters)
  const thisWeek = mondayOf(today)
  const offered = weeksOffered.map((days) => addDays(thisWeek, days))
  const { week } = chosen
  const weeks = week === '' || offered.includes(week) ? offered : [week, ...offered]

  function choose(change: Partial<Filters>) {
    const next = { ...chosen, ...change }
    startTransition(() => {
      setChosen(next)
      router.replace(chosenPath('/admin/tasks', filtersKept(next)), { scroll: false })
    })
  }

  return (
    <div aria-busy={isPending} className="@container mt-3 max-w-xl">
      <div className="grid gap-3 @lg:grid-cols-2">
        <Select
          aria-label={t('statusFilter')}
          value={chosen.status}
          onChange={({ target }) => choose({ status: taskStatuses.find((status) => status === target.value) ?? '' })}
        >
          <option value="">{t('everyStatus')}</option>
          {taskStatuses.map((status) => (
            <option key={status} value={status}>
              {tTask(`statuses.${status}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('weekFilter')}
          value={week}
          onChange={({ target }) => choose({ week: weeks.find((monday) => monday === target.value) ?? '' })}
        >
          <option value="">{t('everyWeek')}</option>
          {weeks.map((monday) => (
            <option key={monday} value={monday}>
              {monday === thisWeek ? t('thisWeek') : t('weekOf', { day: formatDay(monday, locale) })}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
