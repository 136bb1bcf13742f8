import { CircleCheckBig, Flame, Pencil, Sprout, Undo2, type LucideIcon } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { managedTaskPath, taskPath } from '@/components/paths/task-path'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { IntentLink } from '@/components/ui/intent-link'
import { Paging } from '@/components/ui/paging'
import { formatDay, formatNumber, formatSigned } from '@/lib/i18n/format'
import type { HistoryEntry } from '@/lib/points/history'
import type { PageOf } from '@/lib/profile/view'

const heading = 'py-2 text-sm font-medium text-muted'
/** From here on, two numbers leave hardly any room for words on a phone. */
const largeNumber = 1_000_000

type PointsHistoryProps = {
  history: PageOf<HistoryEntry>
  /** The member's name; null for the viewer's own history. */
  username: string | null
  href: (page: number) => string
}

/** The member's ledger entries with their reasons and running balance. */
export function PointsHistory({ history: { list, page, pageCount }, username, href }: PointsHistoryProps) {
  const t = useTranslations('profile')
  const isCompact = list.some(({ amount, balance }) => Math.max(Math.abs(amount), Math.abs(balance)) >= largeNumber)
  return (
    <Card>
      <CardTitle>{t('history')}</CardTitle>
      <p className="mt-0.5 text-muted">{username === null ? t('historyHint') : t('historyHintOf', { username })}</p>
      {list.length === 0 ? (
        <p className="py-8 text-center font-display text-lg font-semibold">{t('noHistory')}</p>
      ) : (
        <table aria-label={t('history')} className="mt-3 w-full">
          <thead className="border-b">
            <tr>
              <th scope="col" className={cn(heading, 'text-left')}>
                {t('whatFor')}
              </th>
              <th scope="col" className={cn(heading, 'pl-3 text-right')}>
                {t('points')}
              </th>
              <th scope="col" className={cn(heading, 'pl-3 text-right sm:pl-8')}>
                {t('total')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {list.map((entry) => (
              <EntryRow
                key={entry.id}
                isCompact={isCompact}
                entry={entry}
                taskHref={username === null ? taskPath : managedTaskPath}
              />
            ))}
          </tbody>
        </table>
      )}
      <Paging label={t('history')} page={page} pageCount={pageCount} href={href} />
    </Card>
  )
}

const signs: Record<HistoryEntry['kind'], LucideIcon> = {
  opening: Sprout,
  task: CircleCheckBig,
  streak_bonus: Flame,
  adjustment: Pencil,
}

type EntryRowProps = { entry: HistoryEntry; isCompact: boolean; taskHref: (taskId: string) => string }

function EntryRow({ entry, isCompact, taskHref }: EntryRowProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const { kind, reason, amount, balance, date, countsFor, taskId } = entry
  const Sign = amount < 0 && kind !== 'adjustment' ? Undo2 : signs[kind]
  return (
    <tr className="align-top">
      <td className="w-full py-3">
        <span className="flex gap-3">
          <Sign
            aria-hidden
            className={cn(
              'mt-0.5 size-5 shrink-0',
              amount < 0 ? 'text-berry' : 'text-leaf',
              isCompact && 'max-sm:hidden',
            )}
          />
          <span className="min-w-0">
            {taskId ? (
              <IntentLink
                href={taskHref(taskId)}
                // 44 px high in the height of its line, above the day below.
                className="relative -my-2.5 block py-2.5 wrap-anywhere underline-offset-4 hover:underline"
              >
                {reason}
              </IntentLink>
            ) : (
              <span className="wrap-anywhere">{reason}</span>
            )}
            <span className="block text-sm text-muted">
              {formatDay(date, locale)}
              {countsFor && ` · ${t('countsFor', { day: formatDay(countsFor, locale) })}`}
            </span>
          </span>
        </span>
      </td>
      <td
        className={cn(
          'figures py-3 pl-3 text-right font-semibold whitespace-nowrap',
          amount < 0 ? 'text-berry-ink' : 'text-leaf-ink',
          isCompact && 'max-sm:text-xs',
        )}
      >
        {formatSigned(amount, locale)}
      </td>
      <td className={cn('figures py-3 pl-3 text-right whitespace-nowrap sm:pl-8', isCompact && 'max-sm:text-xs')}>
        {formatNumber(balance, locale)}
      </td>
    </tr>
  )
}
