import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { PageHeader } from '@/components/layout/page-header'
import { Banner } from '@/components/ui/banner'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Paging } from '@/components/ui/paging'
import { UserCard } from '@/components/user/user-card'
import type { PageOf } from '@/lib/profile/view'
import type { UserCard as User } from '@/lib/users/json'

type UserDirectoryProps = { users: PageOf<User> | { error: string }; viewerId: string }

/** All users, by name. */
export function UserDirectory({ users, viewerId }: UserDirectoryProps) {
  const t = useTranslations('users')
  return (
    <>
      <PageHeader title={t('directory')} />
      {'error' in users ? (
        <Banner tone="berry" role="alert" icon={<CircleAlert aria-hidden />} title={t('error')}>
          <p>{users.error}</p>
        </Banner>
      ) : (
        <UserGrid users={users} viewerId={viewerId} />
      )}
    </>
  )
}

function UserGrid({ users: { list, page, pageCount }, viewerId }: { users: PageOf<User>; viewerId: string }) {
  const t = useTranslations('users')
  if (list.length === 0) {
    return (
      <Card>
        <EmptyState scene={<NothingFoundScene />} title={t('none')} />
      </Card>
    )
  }
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {list.map((user) => (
          <li key={user.id}>
            <UserCard user={user} isViewer={user.id === viewerId} />
          </li>
        ))}
      </ul>
      <Paging label={t('directory')} page={page} pageCount={pageCount} href={(to) => `/users?page=${to}`} />
    </>
  )
}
