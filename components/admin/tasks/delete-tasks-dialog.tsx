'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { FormDialog } from '@/components/form/lazy-form-dialog'
import { Banner } from '@/components/ui/banner'
import { notify } from '@/components/ui/notify'
import type { Translate } from '@/lib/i18n/message'
import { deleteTasks, type PendingDeletion, type NotDeleted } from './calls'
import { useTaskName } from './use-task-name'

/** The maximum number of task titles to list; the others are only counted. */
const maxNamed = 5

type DeleteTasksDialogProps = {
  tasks: PendingDeletion[]
  onClose: () => void
  /** Called when deletion is requested, before its outcome is known. */
  onTriggered?: () => void
  onDone: (failed: NotDeleted[]) => void
}

/** Confirms and runs the deletion of tasks, and reports the outcome. */
export function DeleteTasksDialog({ tasks, onClose, onTriggered, onDone }: DeleteTasksDialogProps) {
  const t = useTranslations('manageTasks')
  const tCommon = useTranslations('common')
  const name = useTaskName()
  const [busy, startTransition] = useTransition()
  const [first] = tasks
  const isBulk = tasks.length > 1

  function remove() {
    onTriggered?.()
    startTransition(async () => {
      const failed = await deleteTasks(tasks, t, tCommon)
      startTransition(() => {
        onClose()
        tell(tasks, failed, t, name)
        onDone(failed)
      })
    })
  }

  return (
    <FormDialog
      destructive
      title={isBulk ? t('bulkTitle') : t('deleteTitle')}
      description={
        isBulk ? t('bulkQuestion', { count: tasks.length }) : t('deleteQuestion', { title: first?.title ?? '' })
      }
      action={t('remove', { count: tasks.length })}
      busy={busy}
      onClose={onClose}
      onSubmit={remove}
    >
      {isBulk && (
        <ul className="list-disc space-y-1 pl-5 wrap-anywhere">
          {tasks.slice(0, maxNamed).map((task) => (
            <li key={task.id}>{name(task)}</li>
          ))}
          {tasks.length > maxNamed && <li>{t('andMore', { count: tasks.length - maxNamed })}</li>}
        </ul>
      )}
      <Banner tone="berry" icon={<TriangleAlert aria-hidden />}>
        <p>{isBulk ? t('bulkEffect') : t('deleteEffect')}</p>
      </Banner>
    </FormDialog>
  )
}

function tell(
  tasks: PendingDeletion[],
  failed: NotDeleted[],
  t: Translate<'manageTasks'>,
  name: (task: PendingDeletion) => string,
) {
  const [first] = tasks
  const [why] = failed
  if (tasks.length === 1) {
    if (why) notify.destructive({ title: t('deleteFailed'), description: why.message })
    else notify.success({ title: t('deleted'), description: t('deletedHint', { title: first?.title ?? '' }) })
  } else if (why) {
    const named = failed.slice(0, maxNamed).map(({ task, message }) => t('reason', { name: name(task), message }))
    const rest = failed.length > maxNamed ? [t('andMore', { count: failed.length - maxNamed })] : []
    notify.destructive({
      title: t('bulkDeleteFailed'),
      description: `${t('bulkFailedOf', { failed: failed.length, asked: tasks.length })} ${[...named, ...rest].join('; ')}`,
    })
  } else {
    notify.success({ title: t('bulkDeleted'), description: t('bulkDeletedHint', { count: tasks.length }) })
  }
}
