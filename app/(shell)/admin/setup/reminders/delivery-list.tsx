import { Ban, Check, CircleDashed, Hourglass, SmartphoneNfc, X, type LucideIcon } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { LoggedMember, LogTable } from '@/components/admin/log-table'
import { chosenPath } from '@/components/paths/chosen-path'
import { Badge, type Tone } from '@/components/ui/badge'
import { pageParameters } from '@/components/ui/page-choice'
import { TableCell, TableRow } from '@/components/ui/table'
import type { PageEdges } from '@/lib/http/keyset'
import { formatInstant } from '@/lib/i18n/format'
import { translateMessage } from '@/lib/i18n/message'
import { translatorOfAll } from '@/lib/i18n/translator'
import type { Outcome } from '@/lib/reminders/kinds'
import type { LoggedDelivery } from '@/lib/reminders/queries'

const looks: Record<Outcome, { tone: Tone; Icon: LucideIcon }> = {
  queued: { tone: 'sky', Icon: Hourglass },
  sending: { tone: 'sky', Icon: CircleDashed },
  sent: { tone: 'leaf', Icon: Check },
  failed: { tone: 'berry', Icon: X },
  gone: { tone: 'stone', Icon: SmartphoneNfc },
  skipped: { tone: 'stone', Icon: Ban },
}

const columns = ['member', 'kind', 'channel', 'outcome', 'time'] as const

type DeliveryListProps = {
  deliveries: LoggedDelivery[]
  page: number
  /** Null when there are more than are counted. */
  pageCount: number | null
  edges: PageEdges | null
  timeZone: string
}

/** Reminders and what became of them, newest first. */
export function DeliveryList({ deliveries, timeZone, ...paging }: DeliveryListProps) {
  const t = useTranslations('reminders')
  const path = '/admin/setup/reminders'
  return (
    <LogTable
      label={t('log')}
      columns={columns.map((column) => t(`columns.${column}`))}
      empty={{ title: t('logEmpty'), hint: t('logEmptyHint') }}
      href={(_, to) => chosenPath(path, pageParameters(to))}
      {...paging}
    >
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} timeZone={timeZone} />
      ))}
    </LogTable>
  )
}

function DeliveryRow({ delivery, timeZone }: { delivery: LoggedDelivery; timeZone: string }) {
  const t = useTranslations('reminders')
  const locale = useLocale()
  const { member, kind, channel, outcome, error, at } = delivery
  const { tone, Icon } = looks[outcome]
  return (
    <TableRow>
      <TableCell className="@max-3xl:-mt-2.5">
        <LoggedMember {...member} />
      </TableCell>
      <TableCell>{t(`kinds.${kind}`)}</TableCell>
      <TableCell className="text-muted">{t(`channels.${channel}`)}</TableCell>
      <TableCell className="@max-3xl:mb-2">
        <Badge tone={tone}>
          <Icon aria-hidden />
          {t(`outcomes.${outcome}`)}
        </Badge>
        {error && (
          <p className="mt-1 wrap-anywhere text-muted">{translateMessage(translatorOfAll(locale), locale, error)}</p>
        )}
      </TableCell>
      <TableCell className="text-muted @3xl:whitespace-nowrap">{formatInstant(at, timeZone, locale)}</TableCell>
    </TableRow>
  )
}
