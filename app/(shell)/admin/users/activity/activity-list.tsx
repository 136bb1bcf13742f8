import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import type { ActivityEntry } from '@/lib/activity/schema'
import { reasonOf, sentenceOf } from '@/lib/activity/sentence'
import { formatInstant } from '@/lib/i18n/format'
import { iconOf } from './activity-icon'

const path = '/admin/users/activity'

type ActivityListProps = { entries: ActivityEntry[]; next: number | null; isNewest: boolean; timeZone: string }

/** Log entries, newest first. */
export function ActivityList({ entries, next, isNewest, timeZone }: ActivityListProps) {
  const t = useTranslations('activity')
  return (
    <Card className="mt-5">
      {entries.length === 0 ? (
        <EmptyState scene={<NothingFoundScene />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <ol aria-label={t('heading')} className="divide-y">
          {entries.map((entry) => (
            <ActivityItem key={entry.id} entry={entry} timeZone={timeZone} />
          ))}
        </ol>
      )}
      {(next !== null || !isNewest) && (
        <nav aria-label={t('pages')} className="mt-4 flex flex-wrap justify-between gap-3">
          {!isNewest && (
            <Button asChild variant="secondary">
              <Link href={path}>{t('newer')}</Link>
            </Button>
          )}
          {next !== null && (
            <Button asChild variant="secondary" className="ml-auto">
              <Link href={`${path}?before=${next}`} rel="next">
                {t('older')}
              </Link>
            </Button>
          )}
        </nav>
      )}
    </Card>
  )
}

function ActivityItem({ entry, timeZone }: { entry: ActivityEntry; timeZone: string }) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const { icon: Icon, isAlarming } = iconOf(entry.kind)
  const reason = reasonOf(entry, t)
  return (
    <li className="flex gap-3 py-3.5">
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', isAlarming ? 'text-berry' : 'text-leaf')} />
      <div className="min-w-0">
        <p className="wrap-anywhere">{sentenceOf(entry, t, locale)}</p>
        {reason && <p className="text-muted wrap-anywhere">{reason}</p>}
        <p className="text-sm text-muted">{formatInstant(entry.at, timeZone, locale)}</p>
      </div>
    </li>
  )
}
