import { CircleCheckBig, Coins, Flame, Target, type LucideIcon } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { Figure } from '@/components/ui/figure'
import { cn } from '@/components/ui/cn'
import type { ProfileView } from '@/lib/profile/view'

/** A user's four key figures, or why they are not shown. */
export function StatTiles({
  user: { points, streak },
  completedCount,
  completionRate,
  balance,
}: Pick<ProfileView, 'user' | 'completedCount' | 'completionRate' | 'balance'>) {
  const t = useTranslations('profile')
  const format = useFormatter()
  if (points === null || streak === null || completedCount === null || completionRate === null) {
    return <p className="text-center text-muted">{t('notCompared')}</p>
  }
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 @3xl:grid-cols-4">
        <Tile
          label={t('totalPoints')}
          icon={Coins}
          tone="bg-gold-soft text-gold-ink"
          figure={format.number(points)}
          hint={balance === null ? undefined : t(balance < 0 ? 'balanceBelow' : 'balance', { balance })}
        />
        <Tile label={t('dayStreak')} icon={Flame} tone="bg-ember-soft text-ember-ink" figure={format.number(streak)} />
        <Tile
          label={t('completedTasks')}
          icon={CircleCheckBig}
          tone="bg-leaf-soft text-leaf-ink"
          figure={format.number(completedCount)}
        />
        <Tile
          label={t('completionRate')}
          icon={Target}
          tone="bg-sky-soft text-sky-ink"
          figure={format.number(completionRate / 100, { style: 'percent' })}
        />
      </dl>
    </div>
  )
}

type TileProps = { label: string; icon: LucideIcon; tone: string; figure: string; hint?: string }

function Tile({ label, icon: Icon, tone, figure, hint }: TileProps) {
  return (
    <div className={cn('@container flex min-h-28 flex-col justify-between gap-2 rounded-card p-4 sm:p-5', tone)}>
      <dt className="flex items-center gap-2 font-medium">
        <Icon aria-hidden className="size-5 shrink-0 max-[24rem]:hidden" />
        {label}
      </dt>
      <dd>
        <Figure>{figure}</Figure>
        {hint && <p className="mt-1">{hint}</p>}
      </dd>
    </div>
  )
}
