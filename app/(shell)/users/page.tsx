import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { UserDirectory } from '@/components/user/user-directory'
import { dayOf } from '@/lib/calendar'
import { orLogged } from '@/lib/fallback'
import { currentScope } from '@/lib/http/page'
import { readPage } from '@/lib/http/pagination'
import { userCard } from '@/lib/users/json'
import { browseUsers } from '@/lib/users/queries'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('users')
  return { title: t('directory') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function UsersPage({ searchParams }: Props) {
  const t = await getTranslations('users')
  const [scope, query] = await Promise.all([currentScope(), searchParams])
  const users = await orLogged(
    browseUsers(scope, readPage(query.page)),
    { error: t('loadFailed') },
    'users.fetchFailed',
  )
  if ('error' in users) return <UserDirectory users={users} viewerId={scope.viewer.id} />
  const today = dayOf(scope.now, scope.timeZone)
  const list = users.list.map((user) => userCard(user, today))
  return <UserDirectory users={{ ...users, list }} viewerId={scope.viewer.id} />
}
