import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageHeader } from '@/components/layout/page-header'
import { ActivityCalendar } from '@/components/profile/activity-calendar'
import { PointsHistory } from '@/components/profile/points-history'
import { ProfileHeader } from '@/components/profile/profile-header'
import { profilePath } from '@/components/paths/profile-path'
import { ProfileTasks } from '@/components/profile/profile-tasks'
import { StatTiles } from '@/components/profile/stat-tiles'
import { WeekChart } from '@/components/profile/week-chart'
import { PartError } from '@/components/ui/part-error'
import type { ProfileView } from '@/lib/profile/view'

type ProfileScreenProps = {
  title: string
  profile: ProfileView
  /** The path of this profile, without the query string. */
  path: string
  /** The button that changes the picture, if the viewer may. */
  pictureAction?: ReactNode
  /** The tasks that another member shares. */
  shared?: ReactNode
  /** The account settings, on the viewer's own profile. */
  account?: ReactNode
}

/** A user's statistics, activity and tasks, and on the viewer's own profile the points history. */
export function ProfileScreen({ title, profile, path, pictureAction, shared, account }: ProfileScreenProps) {
  const t = useTranslations('profile')
  const { user, isOwn, level, rank, weeks, activity, tasks, history, today } = profile
  const { after, before } = profile.pages
  const pages = { tasks: pageOf(tasks), points: pageOf(history), after, before }
  return (
    <>
      <PageHeader title={title} />
      <div className="@container space-y-6">
        <ProfileHeader user={user} level={level} rank={rank} pictureAction={pictureAction} />
        <StatTiles {...profile} />
        {shared}
        {weeks && activity && (
          <div className="grid gap-6 @2xl:grid-cols-2">
            {'error' in weeks ? <PartError title={t('weeks')} {...weeks} /> : <WeekChart weeks={weeks} />}
            {'error' in activity ? (
              <PartError title={t('activeDays')} {...activity} />
            ) : (
              <ActivityCalendar activity={activity} />
            )}
          </div>
        )}
        {'error' in tasks ? (
          <PartError title={t('tasks')} {...tasks} />
        ) : (
          <ProfileTasks
            tasks={tasks}
            today={today}
            href={({ page, after, before }) => profilePath(path, { ...pages, tasks: page, after, before })}
          />
        )}
        {history && 'error' in history && <PartError title={t('history')} {...history} />}
        {history && !('error' in history) && (
          <PointsHistory
            history={history}
            username={isOwn ? null : user.username}
            href={(page) => profilePath(path, { ...pages, points: page })}
          />
        )}
        {account}
      </div>
    </>
  )
}

const pageOf = (part: { page: number } | { error: string } | null) => (part && 'page' in part ? part.page : 1)
