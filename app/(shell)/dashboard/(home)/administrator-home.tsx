import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { ClientMessages } from '@/components/i18n/client-messages'
import { Button } from '@/components/ui/button'
import { PartError } from '@/components/ui/part-error'
import { dayOf } from '@/lib/calendar'
import { configuredModel } from '@/lib/evaluation/queries'
import { orLogged } from '@/lib/fallback'
import { currentScope } from '@/lib/http/page'
import { firstReviews } from '@/lib/review/queries'
import { firstRequests } from '@/lib/rewards/queries'
import { isScheduleRunning, stepsLeft } from '@/lib/week/first-run'
import { weekOverview } from '@/lib/week/queries'
import { FirstRun } from './first-run'
import { NextWeek } from './next-week'
import { ThisWeek } from './this-week'
import { NeedsYou } from './needs-you'
import { OwnDashboard } from './own-dashboard'

/** The most cards of each kind in what waits for the viewer. */
const cardsShown = 3

/** What waits for the administrator, the family's week and its next, what is left to set up, and their own tasks. */
export async function AdministratorHome() {
  const [t, scope] = await Promise.all([getTranslations('week'), currentScope()])
  const [week, reviews, requests] = await Promise.all([
    orLogged(weekOverview(scope), null, 'week.loadFailed'),
    orLogged(firstReviews(scope, cardsShown), null, 'week.waitingFailed'),
    orLogged(firstRequests(scope, cardsShown), null, 'week.waitingFailed'),
  ])
  const steps = week ? stepsLeft(week.setup, scope.now) : []
  const isStarting = steps.includes('family') || steps.includes('week')
  const firstRun = week && steps.length > 0 && (
    <FirstRun
      steps={steps}
      newNames={week.members.flatMap(({ isNew, username }) => (isNew ? [username] : []))}
      model={configuredModel(scope)}
      isEvaluatorTried={week.setup.isEvaluatorTried}
      scheduleRanAt={week.setup.scheduleRanAt}
      isScheduleRunning={isScheduleRunning(week.setup.scheduleRanAt, scope.now)}
      timeZone={scope.timeZone}
    />
  )
  return (
    <div className="space-y-5 sm:space-y-8">
      {reviews && requests ? (
        <ClientMessages
          namespaces={['week', 'review', 'evaluation', 'task', 'decision', 'rewards', 'manageRewards', 'photos']}
        >
          <NeedsYou
            viewerId={scope.viewer.id}
            reviews={reviews.items}
            hasMoreReviews={reviews.hasMore}
            requests={requests.items}
            hasMoreRequests={requests.hasMore}
            failedEmails={week?.failedEmails ?? 0}
            failedPushes={week?.failedPushes ?? 0}
            failedRuns={week?.failedRuns ?? 0}
            timeZone={scope.timeZone}
          />
        </ClientMessages>
      ) : (
        <PartError title={t('needsYou')} error={t('waitingFailed')} />
      )}
      {isStarting && firstRun}
      {!week && <PartError title={t('thisWeek')} error={t('loadFailed')} />}
      {week && week.members.length > 0 && (
        <>
          <ThisWeek members={week.members} monday={week.monday} today={dayOf(scope.now, scope.timeZone)} />
          <NextWeek members={week.members} monday={week.nextMonday} />
          {week.hasMore && (
            <Button asChild variant="secondary">
              <Link href="/users">{t('allMembers')}</Link>
            </Button>
          )}
        </>
      )}
      {!isStarting && firstRun}
      {(!week || week.hasOwnTasks) && (
        <div>
          <OwnDashboard />
        </div>
      )}
    </div>
  )
}
