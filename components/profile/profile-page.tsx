import 'server-only'
import { getTranslations } from 'next-intl/server'
import { ChangeAvatar } from '@/components/profile/avatar/change-avatar'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PauseNote } from '@/components/pauses/pause-note'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { UserNotFound } from '@/components/user/user-not-found'
import { can } from '@/lib/auth/policy'
import { orLogged } from '@/lib/fallback'
import { currentScope, orNotFound } from '@/lib/http/page'
import { readPage } from '@/lib/http/pagination'
import { browsePauses, endOfOwnPause } from '@/lib/pauses/queries'
import { findProfile } from '@/lib/profile/queries'
import { sharedTasksOf } from '@/lib/leaves/queries'
import { Account } from './account'
import { MemberPauses } from './member-pauses'
import { readAccount } from './read-account'
import { SharedTasks } from './shared/shared-tasks'

export type Query = Record<string, string | string[] | undefined>

type ProfilePageProps = { userId: string; path: string; title?: string; query: Query }

const only = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/** A profile, or the not-found message, at any of its paths. */
export async function ProfilePage({ userId, path, title, query }: ProfilePageProps) {
  const t = await getTranslations('profile')
  const scope = await currentScope()
  const position = { after: only(query.after), before: only(query.before) }
  const pages = { tasks: readPage(query.tasks), points: readPage(query.points), ...position }
  const canPause = can(scope.viewer, 'task:manage')
  const isViewer = userId.toLowerCase() === scope.viewer.id
  const [profile, account, pauses, endOfPause, shared] = await Promise.all([
    // A profile that cannot be read is shown as not found; the log has the error.
    orNotFound(findProfile(scope, userId, pages)),
    isViewer ? readAccount(scope) : null,
    canPause ? orNotFound(browsePauses(scope, userId)) : null,
    isViewer ? orLogged(endOfOwnPause(scope), null, 'common.partFailed') : null,
    isViewer ? null : orNotFound(orLogged(sharedTasksOf(scope, userId), [], 'common.partFailed')),
  ])
  if (!profile) return <UserNotFound />
  const { user, isOwn } = profile
  return (
    <>
      <PauseNote end={endOfPause} />
      <ProfileScreen
        title={title ?? t('of', { username: user.username })}
        profile={profile}
        path={path}
        pictureAction={
          isOwn && (
            <ClientMessages namespaces={['avatar']}>
              <ChangeAvatar user={user} />
            </ClientMessages>
          )
        }
        shared={<SharedTasks username={user.username} tasks={shared ?? []} />}
        account={
          <>
            {pauses && !user.isAdmin && (
              <ClientMessages namespaces={['pauses']}>
                <MemberPauses pauses={pauses} today={profile.today} member={user} />
              </ClientMessages>
            )}
            {account && <Account viewer={scope.viewer} timeZone={scope.timeZone} data={account} />}
          </>
        }
      />
    </>
  )
}
