import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FamilyPart } from '@/components/leaves/family-part'
import { ClientMessages } from '@/components/i18n/client-messages'
import { BackLink } from '@/components/layout/back-link'
import { chosenPath } from '@/components/paths/chosen-path'
import { shownTask, taskMetadata } from '@/components/task/shown-task'
import { TaskError } from '@/components/task/task-error'
import { managedTaskPath } from '@/components/paths/task-path'
import { Card, CardTitle } from '@/components/ui/card'
import { Paging } from '@/components/ui/paging'
import { beginningOf } from '@/lib/beginning'
import { administratorScope, orNull } from '@/lib/http/page'
import { leavesOf } from '@/lib/leaves/queries'
import { photosBeside } from '@/lib/photos/queries'
import { costOfLosing } from '@/lib/points/queries'
import { findReview } from '@/lib/review/queries'
import { browseSubmissions } from '@/lib/submissions/queries'
import { submissionView } from '@/lib/submissions/record'
import { taskView } from '@/lib/tasks/json'
import { findReasonNotToDecide, listDecisions } from '@/lib/tasks/managed/queries'
import { responseHash } from '@/lib/tasks/queries'
import { manageTasksSchema } from '@/lib/tasks/schema'
import { isEarning } from '@/lib/tasks/status'
import { findUser } from '@/lib/users/queries'
import { DecisionForm } from './decision-form'
import { DecisionList } from './decision-list'
import { Evaluations } from './evaluations'
import { ManagedPhotos } from './managed-photos'
import { ManagedTaskHeader } from './managed-task-header'
import { TextCard } from './text-card'

type Props = {
  params: Promise<{ taskId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('manageTasks')
  return taskMetadata(params, t('heading'))
}

export default async function ManagedTaskPage({ params, searchParams }: Props) {
  const tTasks = await getTranslations('tasks')
  const t = await getTranslations('manageTasks')
  const tCommon = await getTranslations('common')
  const tAppeals = await getTranslations('appeals')
  const [scope, { taskId }, { page }] = await Promise.all([administratorScope(), params, searchParams])
  const found = await shownTask(taskId)
  if (!found) return <TaskError message={tTasks('notFound')} />

  const wanted = manageTasksSchema.parse({ page }).page
  const [
    assignee,
    { submissions, total, page: shownPage, pageCount },
    decisions,
    review,
    reason,
    cost,
    photos,
    family,
  ] = await Promise.all([
    orNull(findUser(scope, found.assigneeId)),
    browseSubmissions(scope, taskId, wanted),
    listDecisions(scope, taskId),
    findReview(scope, found.id),
    findReasonNotToDecide(scope, found),
    isEarning(found.status) ? costOfLosing(scope, found) : null,
    photosBeside(scope, found),
    orNull(leavesOf(scope, found.id)),
  ])
  if (!assignee) return <TaskError message={tTasks('notFound')} />
  const views = submissions.map(submissionView)
  // The newest attempt is next to the decision form, the earlier ones are below.
  const [newest, earlier] = shownPage === 1 ? [views.slice(0, 1), views.slice(1)] : [[], views]
  // Shown by itself unless it is the response.
  const judged = views.find((view) => view.id === review.submissionId && !view.isResponse)
  const isDraft = found.response === null && !views.some(({ isResponse }) => isResponse)
  const task = taskView(found, scope.now, scope.viewer)
  const { id, username, avatar } = assignee
  const path = managedTaskPath(task.id)
  const photosShown = <ManagedPhotos taskId={task.id} photos={photos} username={username} />
  return (
    <ClientMessages namespaces={['manageTasks', 'decision', 'review', 'task', 'tasks', 'expectations', 'photos']}>
      <div className="space-y-6">
        <BackLink href="/admin/tasks">{t('heading')}</BackLink>
        <ManagedTaskHeader
          task={{ ...task, description: '', response: null, feedback: null }}
          description={beginningOf(task.description)}
          assignee={{ id, username, avatar }}
          now={scope.now.toISOString()}
          timeZone={scope.timeZone}
        />
        {/* A phone shows the decision after the text that it is about, and before the details of the evaluation. */}
        <div className="@container">
          <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_22rem] @3xl:grid-rows-[auto_1fr]">
            <div className="min-w-0 space-y-6">
              {(task.response || !judged) && (
                <TextCard
                  title={t('response')}
                  text={task.response}
                  source={{ kind: 'response', taskId: task.id }}
                  isDraft={isDraft}
                >
                  {!judged && photosShown}
                </TextCard>
              )}
              {judged && (
                <TextCard
                  title={t('toReview')}
                  text={judged.text}
                  source={{ kind: 'submission', submissionId: judged.id }}
                >
                  {photosShown}
                </TextCard>
              )}
            </div>
            <div className="@3xl:col-start-2 @3xl:row-span-2">
              {reason ? (
                <Card>
                  <CardTitle>{t('decide')}</CardTitle>
                  <p className="mt-2 text-muted">{tAppeals(reason)}</p>
                </Card>
              ) : (
                <DecisionForm
                  key={`${task.status} ${task.needsPerson}`}
                  viewerId={scope.viewer.id}
                  taskId={task.id}
                  read={responseHash(found.response)}
                  status={task.status}
                  isWaiting={task.needsPerson}
                  submissionId={review.submissionId}
                  isReviewed={review.kind !== null}
                  message={review.message}
                  points={task.points}
                  atStake={cost?.points ?? task.points}
                  username={username}
                />
              )}
            </div>
            {shownPage === 1 && (
              <Evaluations
                title={t('newestAttempt')}
                submissions={newest}
                judgedId={judged?.id}
                total={newest.length}
                timeZone={scope.timeZone}
              />
            )}
            {earlier.length > 0 && (
              <div className="min-w-0 @3xl:col-start-1">
                <Evaluations
                  title={t('earlierAttempts')}
                  submissions={earlier}
                  judgedId={judged?.id}
                  total={total - 1}
                  timeZone={scope.timeZone}
                >
                  <Paging
                    label={tCommon('pages')}
                    page={shownPage}
                    pageCount={pageCount}
                    href={(to) => chosenPath(path, { page: to > 1 ? to : '' })}
                    isWholePage
                  />
                </Evaluations>
              </div>
            )}
            <DecisionList decisions={decisions} timeZone={scope.timeZone} />
          </div>
        </div>
        {family && family.leaves.length > 0 && (
          <ClientMessages namespaces={['leaves']}>
            <FamilyPart
              {...family}
              taskId={task.id}
              isOwn={false}
              isAccepted={isEarning(found.status)}
              timeZone={scope.timeZone}
            />
          </ClientMessages>
        )}
      </div>
    </ClientMessages>
  )
}
