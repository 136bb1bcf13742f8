'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import type { NotDeleted } from '@/components/admin/tasks/calls'
import { useTaskName } from '@/components/admin/tasks/use-task-name'

type NotDeletedBannerProps = { asked: number; tasks: NotDeleted[]; onDismiss: () => void }

/** The tasks that could not be deleted, with the reasons; stays until it is dismissed. */
export function NotDeletedBanner({ asked, tasks, onDismiss }: NotDeletedBannerProps) {
  const t = useTranslations('manageTasks')
  const name = useTaskName()
  return (
    <Banner
      tone="berry"
      role="alert"
      icon={<CircleAlert aria-hidden />}
      title={t('bulkFailedOf', { failed: tasks.length, asked })}
      className="mb-4"
    >
      <ul className="mt-1 max-h-48 list-disc overflow-y-auto pl-5">
        {tasks.map(({ task, message }) => (
          <li key={task.id}>{t('reason', { name: name(task), message })}</li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </Banner>
  )
}
