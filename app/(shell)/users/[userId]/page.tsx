import { userInDirectoryPath } from '@/components/paths/user-path'
import { ProfilePage, type Query } from '@/components/profile/profile-page'

export { profileMetadata as generateMetadata } from '@/components/profile/profile-metadata'

type Props = { params: Promise<{ userId: string }>; searchParams: Promise<Query> }

/** The profile at /user/{id}, under the directory's path. */
export default async function UserInDirectory({ params, searchParams }: Props) {
  const [{ userId }, query] = await Promise.all([params, searchParams])
  return <ProfilePage userId={userId} path={userInDirectoryPath(userId)} query={query} />
}
