import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import { BonusHint } from './bonus-hint'
import { bonusLine } from './bonus-line'

type PerformanceSummaryProps = {
  points: number
  streak: number
  completedCount: number
  completionRate: number
}

/** The member's progress as bars: 1000 points and 10 days are full bars. */
export function PerformanceSummary({ points, streak, completedCount, completionRate }: PerformanceSummaryProps) {
  const t = useTranslations('dashboard')
  const format = useFormatter()
  return (
    <Card className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>{t('summary')}</CardTitle>
        <Badge tone="leaf">{t('excellent')}</Badge>
      </div>
      <Measure label={t('totalPoints')} figure={format.number(points)}>
        <Progress label={t('totalPoints')} tone="gold" value={points / 10} valueText={t('pointsText', { points })} />
      </Measure>
      <BonusHint message={bonusLine(t, streak)}>
        <Measure label={t('currentStreak')} figure={t('days', { count: streak })}>
          <Progress
            label={t('currentStreak')}
            tone="ember"
            value={streak * 10}
            valueText={t('days', { count: streak })}
          />
        </Measure>
      </BonusHint>
      <Measure label={t('rate')} figure={format.number(completionRate / 100, { style: 'percent' })}>
        <Progress label={t('rate')} value={completionRate} />
        <p className="mt-2 text-muted">{t('tasksCompleted', { count: completedCount })}</p>
      </Measure>
    </Card>
  )
}

function Measure({ label, figure, children }: { label: string; figure: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{label}</span>
        <span className="figures text-lg font-semibold whitespace-nowrap">{figure}</span>
      </p>
      {children}
    </div>
  )
}
