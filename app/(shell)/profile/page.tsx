import type { Metadata } from 'next'
import { ProfilePage, type Query } from '@/app/(shell)/profile/profile-page'
import { messages } from '@/lib/messages'
import { currentScope } from '@/lib/http/page'

export const metadata: Metadata = { title: messages.profile.mine }

export default async function MyProfile({ searchParams }: { searchParams: Promise<Query> }) {
  const [{ viewer }, query] = await Promise.all([currentScope(), searchParams])
  return <ProfilePage userId={viewer.id} path="/profile" title={messages.profile.mine} query={query} />
}
