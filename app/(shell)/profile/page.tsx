import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProfilePage, type Query } from '@/components/profile/profile-page'
import { currentScope } from '@/lib/http/page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile')
  return { title: t('mine') }
}

export default async function MyProfile({ searchParams }: { searchParams: Promise<Query> }) {
  const t = await getTranslations('profile')
  const [{ viewer }, query] = await Promise.all([currentScope(), searchParams])
  return <ProfilePage userId={viewer.id} path="/profile" title={t('mine')} query={query} />
}
