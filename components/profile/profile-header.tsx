import { ShieldCheck, Trophy, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Wreath } from '@/components/illustrations/wreath'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { messages } from '@/lib/messages'
import type { UserCard } from '@/lib/users/json'

const words = messages.profile

type ProfileHeaderProps = {
  user: UserCard
  rank: number
  /** What changes the picture, where the viewer may. */
  pictureAction?: ReactNode
}

/** Who this is. The first of the all-time board wears the wreath. */
export function ProfileHeader({ user: { username, avatar, isAdmin }, rank, pictureAction }: ProfileHeaderProps) {
  const Sign = isAdmin ? ShieldCheck : UserRound
  return (
    <Card className="flex flex-col items-center gap-x-6 gap-y-4 text-center sm:flex-row sm:text-left">
      <div className="relative grid size-32 shrink-0 place-items-center">
        {rank === 1 && <Wreath className="absolute -inset-4 size-40" />}
        <Avatar username={username} src={avatar} className={rank === 1 ? 'size-24 text-3xl' : 'size-28 text-3xl'} />
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="text-2xl wrap-anywhere">{username}</h2>
        <p className="mt-2 flex flex-wrap justify-center gap-2 sm:justify-start">
          <Badge tone={isAdmin ? 'sky' : 'leaf'}>
            <Sign aria-hidden />
            {isAdmin ? words.administrator : words.member}
          </Badge>
          <Badge tone={rank > 0 ? 'gold' : 'stone'}>
            <Trophy aria-hidden />
            {words.rank(rank)}
          </Badge>
        </p>
      </div>
      {pictureAction}
    </Card>
  )
}
