import { Pause, Pencil, Play, Repeat, Trash2 } from 'lucide-react'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { weekdayDate } from '@/components/recurring/weekday-fields'
import { PointsBadge } from '@/components/task/points-badge'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/i18n/format'
import type { RuleView } from '@/lib/recurring/schema'

type RuleItemProps = {
  rule: RuleView
  busy: boolean
  /** Whether the rule is being read for its dialog. */
  isOpening: boolean
  onEdit: () => void
  onPause: () => void
  onResume: () => void
  onDelete: () => void
}

/** A rule: its task, assignee, frequency and end, with its actions. */
export function RuleItem({ rule, busy, isOpening, onEdit, onPause, onResume, onDelete }: RuleItemProps) {
  const t = useTranslations('recurring')
  const locale = useLocale()
  const format = useFormatter()
  const { title, members, mode, interval, every, weekdays, anchor, extendedTo, points, isPaused, ignoresPauses } = rule
  const username = format.list(members.map((member) => member.username))
  const weekdayName = (on: number) => format.dateTime(weekdayDate(on), { weekday: 'long', timeZone: 'UTC' })
  const label = (action: string) => t('actOn', { action, title, user: username })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg wrap-anywhere">{title}</h3>
          <Badge tone={isPaused ? 'stone' : 'leaf'}>
            {isPaused ? <Pause aria-hidden /> : <Repeat aria-hidden />}
            {isPaused ? t('paused') : t('active')}
          </Badge>
          <PointsBadge points={points} />
        </div>
        <p className="mt-1 wrap-anywhere">
          {username}
          {mode === 'turn' && members.length > 1 && ` ${t('inTurn')}`}, {t(`every.${interval}`, { count: every })}{' '}
          {weekdays.length > 0 &&
            `${t('onWeekdays', { days: format.list(weekdays.map((on) => t('onWeekday', { day: weekdayName(on) }))) })} `}
          {t('since', { day: formatDay(anchor, locale) })}
          {ignoresPauses && `, ${t('alsoInPauses')}`}
        </p>
        <p className="text-muted">{t('madeTo', { day: formatDay(extendedTo, locale) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={isOpening}
          aria-disabled={busy}
          aria-label={label(t('edit'))}
          onClick={busy ? undefined : onEdit}
        >
          <Pencil aria-hidden />
          {t('edit')}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={busy}
          aria-label={label(isPaused ? t('resume') : t('pause'))}
          onClick={busy ? undefined : isPaused ? onResume : onPause}
        >
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {isPaused ? t('resume') : t('pause')}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={busy}
          aria-label={label(t('remove'))}
          onClick={busy ? undefined : onDelete}
        >
          <Trash2 aria-hidden />
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
