import type { ReactNode } from 'react'
import { PageHeader } from '@/components/layout/page-header'
import { ActivityCalendar } from '@/components/profile/activity-calendar'
import { PointsHistory } from '@/components/profile/points-history'
import { ProfileHeader } from '@/components/profile/profile-header'
import { profilePath } from '@/components/profile/profile-path'
import { ProfileTasks } from '@/components/profile/profile-tasks'
import { StatTiles } from '@/components/profile/stat-tiles'
import { WeekChart } from '@/components/profile/week-chart'
import type { ProfileView } from '@/lib/profile/view'

type ProfileScreenProps = {
  title: string
  profile: ProfileView
  /** The address of this profile, without what follows the question mark. */
  path: string
  /** What changes the picture, where the viewer may. */
  pictureAction?: ReactNode
  /** How the viewer signs in; on one's own profile. */
  account?: ReactNode
}

/** Somebody's standing, weeks and tasks; on one's own profile every point as well. */
export function ProfileScreen({ title, profile, path, pictureAction, account }: ProfileScreenProps) {
  const { user, isOwn, rank, weeks, activity, tasks, history, today } = profile
  const pages = { tasks: tasks.page, points: history?.page ?? 1 }
  return (
    <>
      <PageHeader title={title} />
      <div className="space-y-6">
        <ProfileHeader user={user} rank={rank} pictureAction={pictureAction} />
        <StatTiles {...profile} />
        <div className="grid gap-6 lg:grid-cols-2">
          <WeekChart weeks={weeks} />
          <ActivityCalendar activity={activity} />
        </div>
        <ProfileTasks tasks={tasks} today={today} href={(page) => profilePath(path, { ...pages, tasks: page })} />
        {history && (
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
