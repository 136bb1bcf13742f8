import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AddressSearch } from '@/components/form/address-search'
import { dayOf } from '@/lib/calendar'
import { orLogged } from '@/lib/fallback'
import { currentScope } from '@/lib/http/page'
import { readPage } from '@/lib/http/pagination'
import { userCard } from '@/lib/users/json'
import { browseUsers } from '@/lib/users/queries'
import { readNameQuery } from '@/lib/users/schema'
import { UserDirectory } from './user-directory'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('users')
  return { title: t('directory') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function UsersPage({ searchParams }: Props) {
  const t = await getTranslations('users')
  const [scope, { q, page }] = await Promise.all([currentScope(), searchParams])
  const query = readNameQuery(q)
  const users = await orLogged(
    browseUsers(scope, { query, page: readPage(page) }),
    { error: t('loadFailed') },
    'users.fetchFailed',
  )
  const search = <AddressSearch label={t('search')} placeholder={t('searchPlaceholder')} path="/users" query={query} />
  const shared = { query, search, viewerId: scope.viewer.id }
  if ('error' in users) return <UserDirectory users={users} {...shared} />
  const today = dayOf(scope.now, scope.timeZone)
  const list = users.list.map((user) => userCard(user, today))
  return <UserDirectory users={{ ...users, list }} {...shared} />
}
