import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentScope, orNotFound } from '@/lib/http/page'
import { findUser } from '@/lib/users/queries'

/** The title of a member's profile. */
export async function profileMetadata({ params }: { params: Promise<{ userId: string }> }): Promise<Metadata> {
  const t = await getTranslations('profile')
  const tUsers = await getTranslations('users')
  const [scope, { userId }] = await Promise.all([currentScope(), params])
  const user = await orNotFound(findUser(scope, userId))
  return { title: user ? t('of', { username: user.username }) : tUsers('notFoundTitle') }
}
