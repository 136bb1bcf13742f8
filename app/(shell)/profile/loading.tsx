import { ProfileLoading } from '@/components/profile/profile-loading'
import { currentScope } from '@/lib/http/page'

export default async function Loading() {
  // The layout has read it.
  const { viewer } = await currentScope()
  return <ProfileLoading isOwn hasBalance={viewer.hasRewards} />
}
