import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { chosenPath } from '@/components/paths/chosen-path'
import { PageHeader } from '@/components/layout/page-header'
import { Banner } from '@/components/ui/banner'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Paging } from '@/components/ui/paging'
import type { PageOf } from '@/lib/profile/view'
import type { UserCard as User } from '@/lib/users/json'
import { UserCard } from './user-card'

type UserDirectoryProps = {
  users: PageOf<User> | { error: string }
  query: string
  viewerId: string
  /** The field that searches the directory. */
  search?: ReactNode
}

/** All users by name, or those whose names contain the query. */
export function UserDirectory({ users, query, viewerId, search }: UserDirectoryProps) {
  const t = useTranslations('users')
  return (
    <>
      <PageHeader title={t('directory')} />
      {search && <div className="mb-5">{search}</div>}
      {'error' in users ? (
        <Banner tone="berry" role="alert" icon={<CircleAlert aria-hidden />} title={t('error')}>
          <p>{users.error}</p>
        </Banner>
      ) : (
        <UserGrid users={users} query={query} viewerId={viewerId} />
      )}
    </>
  )
}

type UserGridProps = { users: PageOf<User>; query: string; viewerId: string }

function UserGrid({ users: { list, total, page, pageCount }, query, viewerId }: UserGridProps) {
  const t = useTranslations('users')
  if (list.length === 0) {
    return (
      <Card>
        <EmptyState scene={<NothingFoundScene />} title={t('none')}>
          {query !== '' && <p role="status">{t('noneHint')}</p>}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        {query !== '' && t('found', { count: total })}
      </p>
      <div className="@container">
        <ul className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
          {list.map((user) => (
            <li key={user.id}>
              <UserCard user={user} isViewer={user.id === viewerId} />
            </li>
          ))}
        </ul>
      </div>
      <Paging
        label={t('directory')}
        page={page}
        pageCount={pageCount}
        href={(to) => chosenPath('/users', { q: query, page: to })}
      />
    </>
  )
}
