import { Crown } from 'lucide-react'
import Link from 'next/link'
import { Wreath } from '@/components/illustrations/wreath'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { userPath } from '@/components/user/user-path'
import type { Standing } from '@/lib/leaderboard/boards'
import { messages } from '@/lib/messages'

const words = messages.leaderboard

/** From more points than these on, the achievement has another name. Specification, section 9. */
const milestone = 1000

/** The first of the all-time board, wearing the wreath. */
export function ChampionBanner({ champion: { id, username, avatar, points } }: { champion: Standing }) {
  return (
    <section
      aria-label={words.champion}
      className="relative mb-8 flex flex-col items-center gap-x-8 gap-y-4 rounded-card border border-gold/35 bg-gold-soft p-5 text-center sm:flex-row sm:p-6 sm:text-left"
    >
      <div className="relative grid size-44 shrink-0 place-items-center">
        <Wreath className="absolute inset-0 size-full" />
        <Avatar username={username} src={avatar} className="size-26 text-3xl" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex items-center justify-center gap-2 font-medium text-gold-ink sm:justify-start">
          <Crown aria-hidden className="size-5" />
          {words.champion}
        </p>
        <h2 className="mt-1 text-2xl wrap-anywhere sm:text-3xl">
          <Link href={userPath(id)} className="after:absolute after:inset-0 after:rounded-card">
            {username}
          </Link>
        </h2>
        <p className="mt-1">{words.reigning}</p>
        <p className="mt-3 flex flex-wrap items-center justify-center gap-2 sm:justify-start">
          <Badge tone="gold">{words.overallRank}</Badge>
        </p>
      </div>
      <div className="text-center sm:text-right">
        <p className="figures text-3xl font-bold text-gold-ink">{points.toLocaleString('en-US')}</p>
        <p className="text-gold-ink">{words.points(points)}</p>
        <p className="mt-3">
          {words.achievement} <span className="font-semibold">{points > milestone ? words.milestone : words.rising}</span>
        </p>
      </div>
    </section>
  )
}
