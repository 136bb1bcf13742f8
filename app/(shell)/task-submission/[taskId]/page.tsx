import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { KeptPage } from '@/components/offline/kept-page'
import { shownTask, taskMetadata } from '@/components/task/shown-task'
import { TaskError } from '@/components/task/task-error'
import { appealStanding } from '@/lib/appeals/queries'
import { can, type Viewer } from '@/lib/auth/policy'
import { beforeFrame, currentScope, orNull } from '@/lib/http/page'
import { leavesOf } from '@/lib/leaves/queries'
import { arePhotosEvaluated, photosBeside } from '@/lib/photos/queries'
import { taskBeginning, taskView } from '@/lib/tasks/json'
import type { Scope } from '@/lib/scope'
import { isEarning } from '@/lib/tasks/status'
import { FamilyPart } from '@/components/leaves/family-part'
import { LeftText } from './left-text'
import { TaskScreen } from './task-screen'
import { writingAids } from './writing-aids'

type Props = { params: Promise<{ taskId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('submission')
  return taskMetadata(params, t('title'))
}

export default async function TaskSubmissionPage({ params }: Props) {
  const [scope, { taskId }] = await Promise.all([currentScope(), params])
  const found = await beforeFrame(readTask(scope, taskId))
  if (!found) {
    const t = await getTranslations('submission')
    const labels = { title: t('leftTitle'), hint: t('leftHint'), remove: t('leftRemove') }
    return (
      <TaskError>
        <LeftText viewerId={scope.viewer.id} taskId={taskId} labels={labels} />
      </TaskError>
    )
  }
  const { task, isOwn, appeal, aids, photos, family } = found
  const isAccepted = isEarning(task.status)
  return (
    <ClientMessages namespaces={['submission', 'findings', 'appeals', 'task', 'photos']}>
      <TaskScreen
        key={task.id}
        {...taskBeginning(taskView(task, scope.now, scope.viewer))}
        now={scope.now.toISOString()}
        timeZone={scope.timeZone}
        appeal={appeal}
        isOwn={isOwn}
        aids={aids}
        photos={{ photos, areEvaluated: arePhotosEvaluated() }}
      />
      {family && ((isOwn && isAccepted) || family.leaves.length > 0) && (
        <ClientMessages namespaces={['leaves']}>
          <FamilyPart {...family} taskId={task.id} isOwn={isOwn} isAccepted={isAccepted} timeZone={scope.timeZone} />
        </ClientMessages>
      )}
      {isOwn && <KeptPage userId={scope.viewer.id} />}
    </ClientMessages>
  )
}

async function readTask(scope: Scope<Viewer>, taskId: string) {
  const task = await shownTask(taskId)
  if (!task) return null
  const isOwn = can(scope.viewer, 'task:submit', task)
  const [appeal, aids, photos, family] = await Promise.all([
    appealStanding(scope, task),
    isOwn ? writingAids(scope, task) : null,
    photosBeside(scope, task),
    orNull(leavesOf(scope, task.id)),
  ])
  return { task, isOwn, appeal, aids, photos, family }
}
