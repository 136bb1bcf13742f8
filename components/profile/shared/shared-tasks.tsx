import { useTranslations } from 'next-intl'
import { ClientMessages } from '@/components/i18n/client-messages'
import { Card, CardTitle } from '@/components/ui/card'
import type { SharedTaskJson } from '@/lib/leaves/json'
import { SharedTaskList } from './shared-task-list'

/** The tasks that another member shares; nothing while there are none. */
export function SharedTasks({ username, tasks }: { username: string; tasks: SharedTaskJson[] }) {
  const t = useTranslations('leaves')
  if (tasks.length === 0) return null
  return (
    <ClientMessages namespaces={['leaves']}>
      <Card>
        <CardTitle>{t('sharedTasks')}</CardTitle>
        <p className="mt-0.5 text-muted wrap-anywhere">{t('sharedTasksHint', { username })}</p>
        <SharedTaskList tasks={tasks} />
      </Card>
    </ClientMessages>
  )
}
