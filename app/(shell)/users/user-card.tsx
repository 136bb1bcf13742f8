import { Coins, Flame } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { userPath } from '@/components/paths/user-path'
import { IntentLink } from '@/components/ui/intent-link'
import type { UserCard as User } from '@/lib/users/json'

/** A user's name, and the points and streak that the viewer may see; the whole card links to the profile. */
export function UserCard({ user, isViewer }: { user: User; isViewer: boolean }) {
  const t = useTranslations('users')
  const tLeaderboard = useTranslations('leaderboard')
  return (
    <IntentLink
      href={userPath(user.id)}
      className="hairline flex h-full items-center gap-4 rounded-card bg-card p-4 shadow-soft transition-colors hover:border-leaf/50 hover:bg-leaf-soft/50"
    >
      <Avatar username={user.username} src={user.avatar} className="size-16 text-2xl" />
      <span className="min-w-0 flex-1 space-y-1.5">
        <span className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-display text-lg leading-6 font-semibold wrap-anywhere">{user.username}</span>
          {isViewer && <Badge tone="leaf">{tLeaderboard('you')}</Badge>}
          {user.isAdmin && <Badge tone="sky">{t('admin')}</Badge>}
        </span>
        {user.points !== null && user.streak !== null && (
          <span className="flex flex-col gap-y-1 text-muted tabular-nums">
            <span className="inline-flex items-center gap-1.5">
              <Coins aria-hidden className="size-4 text-gold" />
              {t('points', { count: user.points })}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Flame aria-hidden className="size-4 text-ember" />
              {t('dayStreak', { days: user.streak })}
            </span>
          </span>
        )}
      </span>
    </IntentLink>
  )
}
