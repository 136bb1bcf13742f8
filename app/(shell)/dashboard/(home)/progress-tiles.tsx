import { CircleCheckBig, Coins, Flame } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Sprig } from '@/components/illustrations/sprig'
import { Badge } from '@/components/ui/badge'
import { Figure } from '@/components/ui/figure'
import { cn } from '@/components/ui/cn'
import { bonusLine } from './bonus-line'

type ProgressTilesProps = {
  points: number
  pointsThisMonth: number
  balance?: number | null
  streak: number
  completedCount: number
  completionRate: number
}

/** Three key figures, large enough to read from a distance. */
export function ProgressTiles(props: ProgressTilesProps) {
  const t = useTranslations('dashboard')
  const format = useFormatter()
  const { points, pointsThisMonth, balance = null, streak, completedCount, completionRate } = props
  return (
    <div className="@container">
      <div className="grid gap-4 @xl:grid-cols-3">
        <Tile
          label={t('points')}
          icon={<Coins />}
          tone="gold"
          figure={format.number(points)}
          hint={t('pointsThisMonth', { points: pointsThisMonth })}
          badge={
            <Badge tone={pointsThisMonth > 0 ? 'leaf' : 'stone'}>
              {pointsThisMonth > 0 ? t('active') : t('noPointsYet')}
            </Badge>
          }
        >
          {balance !== null && (
            <Link href="/rewards" className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t(balance < 0 ? 'balanceBelow' : 'balance', { balance })}
            </Link>
          )}
        </Tile>
        <Tile label={t('streak')} icon={<Flame />} tone="ember" figure={t('days', { count: streak })}>
          <p className="mt-1 pr-16">{bonusLine(t, streak)}</p>
          <Sprig leaves={streak} className="absolute right-3 bottom-2 h-28" />
        </Tile>
        <Tile
          label={t('completed')}
          icon={<CircleCheckBig />}
          tone="leaf"
          figure={format.number(completedCount)}
          hint={t('completionRate', { percent: completionRate })}
        />
      </div>
    </div>
  )
}

const tones = {
  gold: 'bg-gold-soft text-gold-ink',
  ember: 'bg-ember-soft text-ember-ink',
  leaf: 'bg-leaf-soft text-leaf-ink',
}

type TileProps = {
  label: string
  icon: ReactNode
  tone: keyof typeof tones
  figure: string
  hint?: string
  badge?: ReactNode
  children?: ReactNode
}

function Tile({ label, icon, tone, figure, hint, badge, children }: TileProps) {
  return (
    <div className={cn('@container relative min-h-36 overflow-hidden rounded-card p-5', tones[tone])}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="flex items-center gap-2 font-medium [&_svg]:size-5">
          {icon}
          {label}
        </p>
        {badge}
      </div>
      <Figure className="mt-3">{figure}</Figure>
      {hint && <p className="mt-1">{hint}</p>}
      {children}
    </div>
  )
}
