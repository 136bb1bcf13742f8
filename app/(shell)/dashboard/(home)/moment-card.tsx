import { ArrowRight, Flame } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import { Sprig } from '@/components/illustrations/sprig'
import { taskPath } from '@/components/paths/task-path'
import type { Moment } from '@/components/task/moment'
import { Button } from '@/components/ui/button'
import type { NextTask } from './next-task'

type MomentCardProps = {
  moment: Moment
  next: NextTask | null
  /** How far away the bonus is; blank once it was reached. */
  hint: string
  onDone: () => void
}

/** The points, the streak as leaves, and the next task. */
export function MomentCard({ moment: { points, bonus, streak }, next, hint, onDone }: MomentCardProps) {
  const t = useTranslations('moment')
  const format = useFormatter()
  const signed = (amount: number) => format.number(amount, { signDisplay: 'exceptZero' })
  return (
    <section
      aria-labelledby="moment"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-gold-soft p-5 text-gold-ink sm:p-6"
    >
      <Sprig leaves={streak} className="h-32 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 id="moment" className="text-xl">
          {t('title')}
        </h2>
        {points !== 0 && (
          <p className="figures mt-1 text-3xl font-bold">{t('points', { points: signed(points), count: points })}</p>
        )}
        {bonus > 0 && <p className="mt-1 font-semibold">{t('bonus', { points: signed(bonus) })}</p>}
        <p className="mt-2 flex items-center gap-1.5">
          <Flame aria-hidden className="size-5 shrink-0 text-ember-ink" />
          {t('streak', { count: streak })}
        </p>
        {hint && <p className="mt-1">{hint}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {next ? (
          <Button asChild className="max-w-full shrink">
            <Link href={taskPath(next.id)}>
              <span className="max-w-60 min-w-0 truncate">{t('next', { title: next.title })}</span>
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        ) : (
          <p className="font-semibold">{t('allDone')}</p>
        )}
        <Button variant="ghost" className="text-current" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </section>
  )
}
