import { useLocale, useTranslations } from 'next-intl'
import { AddressSearch } from '@/components/form/address-search'
import { PageHeader } from '@/components/layout/page-header'
import { tasksKept, tasksPath, type TasksChoice } from '@/components/paths/tasks-path'
import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import { Paging } from '@/components/ui/paging'
import { tabId } from '@/components/ui/tab-id'
import { TabLinks } from '@/components/ui/tab-links'
import type { Day } from '@/lib/calendar'
import { mostCounted, type PageEdges } from '@/lib/http/keyset'
import { formatCount, formatDay } from '@/lib/i18n/format'
import type { TaskView } from '@/lib/tasks/json'
import { usualSort, type TasksTab } from '@/lib/tasks/tabs'
import { SortToggle } from './sort-toggle'
import { TasksEmpty } from './tasks-empty'
import { TasksTable } from './tasks-table'

const panelId = 'tasks-panel'
const tabs = [
  { value: 'upcoming', label: 'upcoming' },
  { value: 'today', label: 'todayTab' },
  { value: 'past', label: 'past' },
] as const satisfies { value: TasksTab; label: string }[]

type TasksScreenProps = Pick<TasksChoice, 'tab' | 'query' | 'sort'> & {
  page: number
  /** Null when a search found more than are counted. */
  pageCount: number | null
  edges: PageEdges | null
  counts: Record<TasksTab, number>
  /** The number of tasks that match; `tasks` is one page of them. */
  total: number
  tasks: TaskView[]
  /** Tasks of earlier days that can still be submitted. */
  earlier: TaskView[]
  today: Day
  /** The time of the server's rendering, ISO 8601. */
  now: string
  timeZone: string
}

/** A member's tasks, with tabs, search, sorting and paging, all stored in the URL. */
export function TasksScreen(props: TasksScreenProps) {
  const t = useTranslations('tasks')
  const locale = useLocale()
  const tCommon = useTranslations('common')
  const { tab, query, sort, page, pageCount, edges, counts, total, tasks, earlier, today, now, timeZone } = props
  const choice = { tab, query, sort }
  // Only a search stops counting.
  const shown = (count: number) => formatCount(count, query === '' ? Infinity : mostCounted, locale)
  return (
    <>
      <PageHeader title={t('heading')}>
        <p className="text-muted">
          {t('todayIs')} <span className="font-medium text-ink">{formatDay(today, locale)}</span>
        </p>
      </PageHeader>
      <div className="@container mb-5">
        <div className="grid grid-cols-1 gap-3 @3xl:grid-cols-[1fr_auto]">
          <AddressSearch
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            path="/dashboard/tasks"
            query={choice.query}
            keep={tasksKept(choice)}
          />
          <TabLinks
            label={t('heading')}
            panelId={panelId}
            selected={tab}
            tabs={tabs.map(({ value, label }) => ({
              value,
              label: t(label),
              count: shown(counts[value]),
              href: tasksPath({ tab: value, query, sort: usualSort(value) }),
            }))}
          />
        </div>
      </div>
      {earlier.length > 0 && (
        <Card className="mb-5">
          <CardTitle className="mb-4">{t('stillOpen')}</CardTitle>
          <TasksTable label={t('stillOpen')} tasks={earlier} today={today} now={now} timeZone={timeZone} />
        </Card>
      )}
      <Card id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)}>
        <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
          <div>
            <div className="flex items-center gap-2">
              <CardTitle>{t('yours')}</CardTitle>
              <Badge tone="leaf">{shown(total)}</Badge>
            </div>
            <p className="mt-1 text-muted">{t('yoursHint')}</p>
          </div>
          <SortToggle {...choice} label={t(sort === 'newest' ? 'newestFirst' : 'oldestFirst')} />
        </div>
        {tasks.length === 0 ? (
          <TasksEmpty choice={choice} />
        ) : (
          <>
            <TasksTable label={t('yours')} tasks={tasks} today={today} now={now} timeZone={timeZone} />
            <p className="mt-4 text-muted">{t('showing', { count: tasks.length })}</p>
            <Paging
              label={tCommon('pages')}
              page={page}
              pageCount={pageCount}
              edges={edges}
              href={(_, to) => tasksPath({ ...choice, ...to })}
              isWholePage
            />
          </>
        )}
      </Card>
    </>
  )
}
