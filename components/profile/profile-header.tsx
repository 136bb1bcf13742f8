import { ShieldCheck, Trophy, UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Wreath } from '@/components/illustrations/wreath'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import type { UserCard } from '@/lib/users/json'
import type { MemberLevel } from '@/lib/users/level'

type ProfileHeaderProps = {
  user: UserCard
  /** Null where the viewer may not see it. */
  level: MemberLevel | null
  /** 0 when not ranked; null where the viewer may not see it. */
  rank: number | null
  /** The button that changes the picture, if the viewer may. */
  pictureAction?: ReactNode
}

/** A user's name, picture and rank. The first of the all-time board is framed by the wreath. */
export function ProfileHeader({ user, level, rank, pictureAction }: ProfileHeaderProps) {
  const t = useTranslations('profile')
  const { username, avatar, isAdmin, points } = user
  const isChampion = rank === 1 && points !== null && points > 0
  const Sign = isAdmin ? ShieldCheck : UserRound
  return (
    <Card className="@container">
      <div className="flex flex-col items-center gap-x-6 gap-y-4 text-center @2xl:flex-row @2xl:text-left">
        <div className={cn('relative grid shrink-0 place-items-center', isChampion ? 'size-40' : 'size-32')}>
          {isChampion && <Wreath className="absolute inset-0 size-full" />}
          <Avatar username={username} src={avatar} className={cn('text-3xl', isChampion ? 'size-26' : 'size-28')} />
        </div>
        <div className="min-w-0 flex-1">
          <h2 className="text-2xl wrap-anywhere">{username}</h2>
          <p className="mt-2 flex flex-wrap justify-center gap-2 @2xl:justify-start">
            <Badge tone={isAdmin ? 'sky' : 'leaf'}>
              <Sign aria-hidden />
              {isAdmin ? t('administrator') : t('member')}
            </Badge>
            {rank !== null && (
              <Badge tone={rank > 0 ? 'gold' : 'stone'}>
                <Trophy aria-hidden />
                {t('rank', { position: rank })}
              </Badge>
            )}
          </p>
          {level && <p className="mt-3 text-muted">{t(`level.${level}`)}</p>}
        </div>
        {pictureAction}
      </div>
    </Card>
  )
}
