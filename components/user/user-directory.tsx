import { NothingFoundScene } from '@/components/illustrations/scenes'
import { PageHeader } from '@/components/layout/page-header'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Paging } from '@/components/ui/paging'
import { UserCard } from '@/components/user/user-card'
import { messages } from '@/lib/messages'
import type { PageOf } from '@/lib/profile/view'
import type { UserCard as User } from '@/lib/users/json'

const words = messages.users

type UserDirectoryProps = { users: PageOf<User>; viewerId: string }

/** Everybody in the family, by name. */
export function UserDirectory({ users: { list, page, pageCount }, viewerId }: UserDirectoryProps) {
  return (
    <>
      <PageHeader title={words.directory} />
      {list.length === 0 ? (
        <Card>
          <EmptyState scene={<NothingFoundScene />} title={words.none} />
        </Card>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {list.map((user) => (
            <li key={user.id}>
              <UserCard user={user} isViewer={user.id === viewerId} />
            </li>
          ))}
        </ul>
      )}
      <Paging label={words.directory} page={page} pageCount={pageCount} href={(to) => `/users?page=${to}`} />
    </>
  )
}
