import { Crown } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import { Wreath } from '@/components/illustrations/wreath'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { userPath } from '@/components/paths/user-path'
import type { Champion } from '@/lib/leaderboard/boards'

/** Above this number of points the achievement has another name. See docs/rules.md, fixed values. */
const milestone = 1000

/** The first member of the all-time board, framed by the wreath. */
export function ChampionBanner({ champion: { id, username, avatar, points } }: { champion: Champion }) {
  const t = useTranslations('leaderboard')
  const format = useFormatter()
  return (
    <div className="@container mb-8">
      <section
        aria-label={t('champion')}
        className="relative grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-4 rounded-card border border-gold/35 bg-gold-soft p-4 @4xl:grid-cols-[auto_1fr_auto] @xl:gap-x-8 @xl:p-6"
      >
        <div className="relative grid size-28 place-items-center @xl:size-44">
          <Wreath className="absolute inset-0 size-full" />
          <Avatar username={username} src={avatar} className="size-16 text-2xl @xl:size-26 @xl:text-3xl" />
        </div>
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-medium text-gold-ink">
            <Crown aria-hidden className="size-5 shrink-0" />
            {t('champion')}
          </p>
          <h2 className="mt-1 text-2xl wrap-anywhere @xl:text-3xl">
            <Link href={userPath(id)} className="after:absolute after:inset-0 after:rounded-card">
              {username}
            </Link>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
            {t('reigning')}
            <Badge tone="gold" className="bg-card">
              {t('overallRank')}
            </Badge>
          </p>
        </div>
        <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-4 border-t border-gold/35 pt-3 @4xl:col-span-1 @4xl:block @4xl:border-0 @4xl:pt-0 @4xl:text-right">
          <p className="flex items-baseline gap-2 text-gold-ink @4xl:justify-end">
            <span className="figures text-2xl font-bold @xl:text-3xl">{format.number(points)}</span>
            {t('points', { count: points })}
          </p>
          <p className="@4xl:mt-2">
            {t('achievement')}{' '}
            <span className="font-semibold">{points > milestone ? t('milestone') : t('rising')}</span>
          </p>
        </div>
      </section>
    </div>
  )
}
