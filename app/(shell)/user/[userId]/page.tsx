import { userPath } from '@/components/paths/user-path'
import { ProfilePage, type Query } from '@/components/profile/profile-page'

export { profileMetadata as generateMetadata } from '@/components/profile/profile-metadata'

type Props = { params: Promise<{ userId: string }>; searchParams: Promise<Query> }

export default async function UserProfile({ params, searchParams }: Props) {
  const [{ userId }, query] = await Promise.all([params, searchParams])
  return <ProfilePage userId={userId} path={userPath(userId)} query={query} />
}
