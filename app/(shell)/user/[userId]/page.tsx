import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProfilePage, type Query } from '@/app/(shell)/profile/profile-page'
import { userPath } from '@/components/paths/user-path'
import { currentScope, orNotFound } from '@/lib/http/page'
import { findUser } from '@/lib/users/queries'

type Props = { params: Promise<{ userId: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('profile')
  const tUsers = await getTranslations('users')
  const [scope, { userId }] = await Promise.all([currentScope(), params])
  const user = await orNotFound(findUser(scope, userId))
  return { title: user ? t('of', { username: user.username }) : tUsers('notFoundTitle') }
}

export default async function UserProfile({ params, searchParams }: Props) {
  const [{ userId }, query] = await Promise.all([params, searchParams])
  return <ProfilePage userId={userId} path={userPath(userId)} query={query} />
}
