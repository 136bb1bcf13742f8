import { History, QrCode, ScrollText } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { ClientMessages } from '@/components/i18n/client-messages'
import { NewAdministrators } from '@/components/admin/new-administrators'
import { AddressSearch } from '@/components/form/address-search'
import { PageHeader } from '@/components/layout/page-header'
import { Button } from '@/components/ui/button'
import { PartError } from '@/components/ui/part-error'
import { dayOf } from '@/lib/calendar'
import { orLogged } from '@/lib/fallback'
import { administratorScope } from '@/lib/http/page'
import { managedUserJson } from '@/lib/users/json'
import { listManagedUsers } from '@/lib/users/queries'
import { usersPerPage } from '@/lib/users/limits'
import { readNameQuery } from '@/lib/users/schema'
import { ManageUsers } from './manage-users'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manageUsers')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ManageUsersPage({ searchParams }: Props) {
  const t = await getTranslations('manageUsers')
  const tAccount = await getTranslations('account')
  const tActivity = await getTranslations('activity')
  const tCards = await getTranslations('firstRun')
  const [scope, { q }] = await Promise.all([administratorScope(), searchParams])
  const query = readNameQuery(q)
  const listing = listManagedUsers(scope, { query, offset: 0, limit: usersPerPage })
  const found = await orLogged(listing, null, 'users.fetchFailed')
  const today = dayOf(scope.now, scope.timeZone)
  return (
    <ClientMessages namespaces={['manageUsers', 'proof']}>
      <div className="pb-20">
        <PageHeader title={t('heading')}>
          <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
            <p className="text-muted">{t('hint')}</p>
            <Button asChild variant="secondary">
              <Link href="/admin/users/cards">
                <QrCode aria-hidden />
                {tCards('cards')}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link href="/admin/users/sign-ins">
                <History aria-hidden />
                {tAccount('logLink')}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link href="/admin/users/activity">
                <ScrollText aria-hidden />
                {tActivity('link')}
              </Link>
            </Button>
          </div>
        </PageHeader>
        <NewAdministrators />
        <AddressSearch
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          path="/admin/users"
          query={query}
        />
        {found ? (
          <ManageUsers
            key={query}
            users={found.users.map((user) => managedUserJson(user, today))}
            total={found.total}
            query={query}
            viewerId={scope.viewer.id}
          />
        ) : (
          <div className="mt-5">
            <PartError title={t('loadFailedTitle')} error={t('loadFailed')} />
          </div>
        )}
      </div>
    </ClientMessages>
  )
}
