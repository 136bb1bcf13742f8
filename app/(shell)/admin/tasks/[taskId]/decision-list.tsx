import { useLocale, useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/task/status-badge'
import { Card, CardTitle } from '@/components/ui/card'
import { formatInstant } from '@/lib/i18n/format'
import type { TaskStatus } from '@/lib/tasks/status'

type Decision = {
  id: string
  before: TaskStatus
  isAccepted: boolean
  /** Blank if none was given, null for a status that was set in the task form. */
  reason: string | null
  decidedAt: Date
  decider: { username: string } | null
  member: { username: string }
}

/** The earlier decisions of administrators, with their authors, dates and reasons. */
export function DecisionList({ decisions, timeZone }: { decisions: Decision[]; timeZone: string }) {
  const t = useTranslations('manageTasks')
  const locale = useLocale()
  if (decisions.length === 0) return null
  return (
    <Card>
      <CardTitle>{t('decisions')}</CardTitle>
      <ol className="divide-y">
        {decisions.map(({ id, before, isAccepted, reason, decidedAt, decider, member }) => (
          <li key={id} className="space-y-2 py-4 last:pb-0">
            <p className="flex flex-wrap items-center gap-2">
              <StatusBadge status={before} />
              <span role="img" aria-label={t('became')}>
                →
              </span>
              <StatusBadge status={isAccepted ? 'accepted' : 'rejected'} />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">
              {reason === null ? t('decidedByStatus') : reason || t('decidedWithoutReason')}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {decider?.username ?? t('formerAdministrator')} · {t('about', { username: member.username })} ·{' '}
              {formatInstant(decidedAt, timeZone, locale)}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
