import type { Metadata } from 'next'
import { Tips } from '@/components/admin/tips'
import { PageHeader } from '@/components/layout/page-header'
import { dayOf } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import { administratorScope } from '@/lib/http/page'
import { isScheduled, listRules } from '@/lib/recurring/queries'
import { FamilyFirst } from '../family-first'
import { RecurringTasks } from './recurring-tasks'

const words = messages.recurring

export const metadata: Metadata = { title: words.heading }

export default async function RecurringTasksPage() {
  const scope = await administratorScope()
  const rules = await listRules(scope)
  return (
    <>
      <PageHeader title={words.heading}>
        <p className="text-muted">{words.hint}</p>
      </PageHeader>
      <FamilyFirst />
      <div className="space-y-5">
        <RecurringTasks rules={rules} isScheduled={isScheduled()} today={dayOf(scope.now, scope.timeZone)} />
        <Tips title={words.tipsTitle} tips={words.tips} />
      </div>
    </>
  )
}
