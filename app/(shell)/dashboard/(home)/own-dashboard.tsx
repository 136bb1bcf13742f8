import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { ClientMessages } from '@/components/i18n/client-messages'
import { KeptPage } from '@/components/offline/kept-page'
import { PauseNote } from '@/components/pauses/pause-note'
import { dayOf } from '@/lib/calendar'
import { orLogged } from '@/lib/fallback'
import { currentScope, orNull } from '@/lib/http/page'
import { unseenNews } from '@/lib/news/queries'
import { endOfOwnPause } from '@/lib/pauses/queries'
import { pointsThisMonth } from '@/lib/points/queries'
import { bonusRunDays } from '@/lib/points/streak'
import { isReminderOfferDue } from '@/lib/reminders/queries'
import { completionRate } from '@/lib/tasks/completion'
import { taskView } from '@/lib/tasks/json'
import { countTasksOrZero, todaysTasks, type ListedTask } from '@/lib/tasks/queries'
import { stillOpenTasks } from '@/lib/tasks/still-open/queries'
import type { Scope } from '@/lib/scope'
import { streakOn } from '@/lib/users/json'
import { findOwnUser } from '@/lib/users/queries'
import { bonusLine } from './bonus-line'
import { Dashboard } from './dashboard'
import { Moment } from './moment'
import { nextTask } from './next-task'
import { News } from './news'
import { NewsNotice } from './news-notice'
import { ReminderOffer } from './reminder-offer'

/** The viewer's own record; redirects to the sign-in page when the account was just deleted. */
const ownRecord = async (scope: Scope) => (await orNull(findOwnUser(scope))) ?? redirect('/login')

/** The viewer's own progress and tasks. */
export async function OwnDashboard() {
  const scope = await currentScope()
  const { id } = scope.viewer
  const [t, user, earned, counts, tasks, earlier, news, endOfPause, isOfferDue] = await Promise.all([
    getTranslations('dashboard'),
    ownRecord(scope),
    orLogged(pointsThisMonth(scope, id), 0, 'leaderboard.monthlyPointsFailed'),
    countTasksOrZero(scope, id),
    orLogged(todaysTasks(scope), null, 'tasks.fetchFailed'),
    orLogged(stillOpenTasks(scope), [], 'tasks.fetchFailed'),
    orLogged(unseenNews(scope), [], 'moment.failed'),
    orLogged(endOfOwnPause(scope), null, 'common.partFailed'),
    orLogged(isReminderOfferDue(scope), false, 'common.partFailed'),
  ])
  const today = dayOf(scope.now, scope.timeZone)
  const view = (task: ListedTask) => taskView(task, scope.now, scope.viewer)
  const [ofToday, ofEarlier] = [tasks?.map(view) ?? null, earlier.map(view)]
  const streak = streakOn(user, today)
  return (
    <>
      <ClientMessages namespaces={['moment', 'task']}>
        <Moment
          memberId={id}
          next={nextTask(ofToday ?? [], ofEarlier)}
          hint={streak < bonusRunDays ? bonusLine(t, streak) : ''}
        />
        <News items={news.map((item) => ({ id: item.id, notice: <NewsNotice item={item} /> }))} />
        <PauseNote end={endOfPause} />
        <Dashboard
          points={user.points}
          pointsThisMonth={earned}
          balance={scope.viewer.hasRewards ? user.points - user.spent : null}
          streak={streak}
          completedCount={counts.accepted}
          completionRate={completionRate(counts)}
          todaysTasks={ofToday}
          earlierTasks={ofEarlier}
          now={scope.now.toISOString()}
          today={today}
          timeZone={scope.timeZone}
        />
        {isOfferDue && <ReminderOffer />}
      </ClientMessages>
      <KeptPage userId={id} />
    </>
  )
}
