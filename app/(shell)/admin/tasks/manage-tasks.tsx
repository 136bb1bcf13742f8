'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useMemo, useState, useTransition } from 'react'
import { AddButton } from '@/components/admin/add-button'
import { useKeptByKey } from '@/components/form/use-kept'
import { focusContent } from '@/components/layout/focus-content'
import { chosenPath } from '@/components/paths/chosen-path'
import { AllClearScene, NothingFoundScene } from '@/components/illustrations/scenes'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { notify } from '@/components/ui/notify'
import { pageParameters } from '@/components/ui/page-choice'
import { Paging } from '@/components/ui/paging'
import { whenNeeded } from '@/components/ui/when-needed'
import type { Day } from '@/lib/calendar'
import { mostCounted, type PageChoice, type PageEdges } from '@/lib/http/keyset'
import { copiedTaskForm, type EditableTask, type TaskForm } from '@/lib/tasks/form'
import { isNarrowed } from '@/lib/tasks/managed/narrowed'
import type { ManagedTask } from '@/lib/tasks/managed/view'
import { fetchTask, type NotDeleted } from '@/components/admin/tasks/calls'
import { DeleteTasksDialog } from '@/components/admin/tasks/delete-tasks-dialog'
import { DayLinks, type Around } from './day-links'
import { keptNewTask, type Copied } from './kept-new-task'
import { filtersKept, type Filters } from './task-filters'
import { NotDeletedBanner } from './not-deleted-banner'
import { SelectionBar } from './selection-bar'
import { TasksTable } from './tasks-table'

const CreateTaskDialog = whenNeeded(() => import('./create-task-dialog').then((module) => module.CreateTaskDialog))
const EditTaskDialog = whenNeeded(() =>
  import('@/components/admin/tasks/edit-task-dialog').then((module) => module.EditTaskDialog),
)

type Open =
  | { dialog: 'create'; copied?: Copied }
  | { dialog: 'edit'; task: EditableTask; row: ManagedTask }
  | { dialog: 'delete'; tasks: ManagedTask[] }
  | null

type ManageTasksProps = {
  viewerId: string
  tasks: ManagedTask[]
  total: number
  /** Numbered pages of what was found, or days around today. A page count of null says that not all were counted. */
  paging: { pages: { page: number; pageCount: number | null; edges: PageEdges | null } } | { around: Around }
  filters: Filters
  today: Day
  timeZone: string
}

/** One page of all tasks, with selection and bulk actions. */
export function ManageTasks({ viewerId, tasks, total, paging, filters, today, timeZone }: ManageTasksProps) {
  const t = useTranslations('manageTasks')
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<Open>(null)
  const [notDeleted, setNotDeleted] = useState<{ asked: number; tasks: NotDeleted[] } | null>(null)
  const keptOf = useKeptByKey<TaskForm>()
  const copied = open?.dialog === 'create' ? open.copied : undefined
  const keptNew = useMemo(() => keptNewTask(viewerId, today, copied), [viewerId, today, copied])
  const [fetching, setFetching] = useState<'edit' | 'copy'>('edit')
  const [isFetching, startFetching] = useTransition()
  // Tasks that are no longer listed are no longer selected.
  const selected = tasks.filter(({ id }) => marked.has(id))
  const close = () => setOpen(null)
  function clear() {
    setMarked(new Set())
    focusContent()
  }
  const isCapped = isNarrowed(filters) && total > mostCounted
  const isWhole = 'pages' in paging ? paging.pages.pageCount === 1 : !paging.around.previous && !paging.around.next
  // The first page is named, because without a page the list opens at today.
  const pathTo = (page: number, to: PageChoice) =>
    chosenPath('/admin/tasks', { ...filtersKept(filters), page, ...pageParameters(to) })

  const edit = (row: ManagedTask) => fetchAndOpen('edit', row, (task) => ({ dialog: 'edit', task, row }))
  const copy = (row: ManagedTask) =>
    fetchAndOpen('copy', row, (task) => ({
      dialog: 'create',
      copied: { taskId: row.id, form: copiedTaskForm(task, row.assignee, today, timeZone) },
    }))

  function fetchAndOpen(action: 'edit' | 'copy', row: ManagedTask, dialogOf: (task: EditableTask) => Open) {
    setFetching(action)
    startFetching(async () => {
      try {
        setOpen(dialogOf(await fetchTask(row.id, t('fetchFailed'))))
      } catch (error) {
        notify.destructive({
          title: t('updateFailed'),
          description: error instanceof Error ? error.message : undefined,
        })
      }
    })
  }

  return (
    <Card className="mt-4 max-sm:p-3">
      <AddButton label={t('addTitle')} onClick={() => setOpen({ dialog: 'create' })} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:px-2 max-sm:pt-2">
        <CardTitle>{t('title')}</CardTitle>
        <Badge tone="leaf">{isCapped ? t('countAtLeast', { count: mostCounted }) : t('count', { count: total })}</Badge>
        {selected.length > 0 && <Badge tone="gold">{t('selected', { count: selected.length })}</Badge>}
        {selected.length > 0 && !isWhole && <span className="text-sm text-muted">{t('onThisPage')}</span>}
        <p className="basis-full text-muted">{t('hint')}</p>
      </div>
      {'around' in paging && <DayLinks label={t('daysAbove')} around={paging.around} filters={filters} />}
      {tasks.length > 0 && (
        <SelectionBar
          count={selected.length}
          fetching={isFetching ? fetching : null}
          onClear={clear}
          onEdit={() => selected[0] && edit(selected[0])}
          onCopy={() => selected[0] && copy(selected[0])}
          onDelete={() => setOpen({ dialog: 'delete', tasks: selected })}
        />
      )}
      {notDeleted && <NotDeletedBanner {...notDeleted} onDismiss={() => setNotDeleted(null)} />}
      {tasks.length === 0 ? (
        Object.values(filters).some(Boolean) ? (
          <EmptyState scene={<NothingFoundScene />} title={t('none')}>
            <p>{t('noneHint')}</p>
            <Button asChild variant="secondary" className="mt-4" onClick={focusContent}>
              <Link href="/admin/tasks">{t('showAllTasks')}</Link>
            </Button>
          </EmptyState>
        ) : (
          <EmptyState scene={<AllClearScene />} title={t('noneYet')}>
            {t('noneYetHint')}
          </EmptyState>
        )
      ) : (
        <TasksTable tasks={tasks} marked={marked} today={today} onMark={setMarked} />
      )}
      {'pages' in paging ? (
        <Paging label={t('pages')} {...paging.pages} href={pathTo} isWholePage />
      ) : (
        <DayLinks label={t('daysBelow')} around={paging.around} filters={filters} />
      )}
      {open?.dialog === 'create' && (
        <CreateTaskDialog today={today} copied={copied?.form} kept={keptNew} onClose={close} />
      )}
      {open?.dialog === 'edit' && (
        <EditTaskDialog
          task={open.task}
          assignee={open.row.assignee}
          today={today}
          timeZone={timeZone}
          kept={keptOf(JSON.stringify(open.task))}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <DeleteTasksDialog
          tasks={open.tasks}
          onClose={close}
          onTriggered={() => {
            clear()
            setNotDeleted(null)
          }}
          onDone={(failed) => {
            if (failed.length > 0) setNotDeleted({ asked: open.tasks.length, tasks: failed })
          }}
        />
      )}
    </Card>
  )
}
