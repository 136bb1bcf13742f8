import type { Metadata } from 'next'
import { UserDirectory } from '@/components/user/user-directory'
import { dayOf } from '@/lib/calendar'
import { orLogged } from '@/lib/fallback'
import { messages } from '@/lib/messages'
import { currentScope } from '@/lib/http/page'
import { readPage } from '@/lib/http/pagination'
import { userCard } from '@/lib/users/json'
import { browseUsers } from '@/lib/users/queries'

export const metadata: Metadata = { title: messages.users.directory }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function UsersPage({ searchParams }: Props) {
  const [scope, query] = await Promise.all([currentScope(), searchParams])
  const { loadFailed, fetchFailed } = messages.users
  const users = await orLogged(browseUsers(scope, readPage(query.page)), { problem: loadFailed }, fetchFailed)
  if ('problem' in users) return <UserDirectory users={users} viewerId={scope.viewer.id} />
  const today = dayOf(scope.now, scope.timeZone)
  const list = users.list.map((user) => userCard(user, today))
  return <UserDirectory users={{ ...users, list }} viewerId={scope.viewer.id} />
}
