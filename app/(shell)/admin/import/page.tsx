import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Tips } from '@/components/admin/tips'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageHeader } from '@/components/layout/page-header'
import { dayOf } from '@/lib/calendar'
import { taskPrompt } from '@/lib/imports/prompt'
import { quickTemplate } from '@/lib/imports/samples'
import { administratorScope } from '@/lib/http/page'
import { browsePauses } from '@/lib/pauses/queries'
import { isScheduled } from '@/lib/recurring/queries'
import { listUsers } from '@/lib/users/queries'
import { longestUserList } from '@/lib/users/limits'
import { FamilyFirst } from '@/components/admin/family-first'
import { GeneratorSection } from './generator-section'
import { ImportTasks } from './import-tasks'

/** The maximum number of usernames that the prompt lists. */
const namesInPrompt = 200

const tips = ['preview', 'entries', 'fields', 'expiry', 'ownDay', 'points', 'expectations', 'table', 'again'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('imports')
  return { title: t('heading') }
}

export default async function ImportPage() {
  const t = await getTranslations('imports')
  const tPrompt = await getTranslations('taskPrompt')
  const scope = await administratorScope()
  const [{ users, total }, pauses] = await Promise.all([
    listUsers(scope, { offset: 0, take: longestUserList }),
    browsePauses(scope),
  ])
  const today = dayOf(scope.now, scope.timeZone)
  const members = users.filter(({ isAdmin }) => !isAdmin).map(({ username }) => username)
  return (
    <ClientMessages namespaces={['imports', 'recurring', 'task', 'tasks', 'expectations']}>
      <PageHeader title={t('heading')}>
        <p className="text-muted">{t('hint')}</p>
      </PageHeader>
      <FamilyFirst />
      <ImportTasks
        viewerId={scope.viewer.id}
        template={quickTemplate(members[0] ?? scope.viewer.username, today, scope.timeZone, tPrompt)}
        prompt={taskPrompt(members.slice(0, namesInPrompt), today, scope.timeZone, tPrompt)}
        usernames={total > users.length ? null : users.map(({ username }) => username)}
        timeZone={scope.timeZone}
        now={scope.now.toISOString()}
      >
        <Tips title={t('tipsTitle')} tips={tips.map((tip) => t(`tips.${tip}`))} />
      </ImportTasks>
      <GeneratorSection
        viewerId={scope.viewer.id}
        isScheduled={isScheduled()}
        today={today}
        pauses={pauses.filter(({ isOver }) => !isOver)}
      />
    </ClientMessages>
  )
}
