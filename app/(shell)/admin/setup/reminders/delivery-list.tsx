import { Ban, Check, CircleDashed, Hourglass, SmartphoneNfc, X, type LucideIcon } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { chosenPath } from '@/components/paths/chosen-path'
import { Badge, type Tone } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { pageParameters } from '@/components/ui/page-choice'
import { Paging } from '@/components/ui/paging'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
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
export function DeliveryList({ deliveries, page, pageCount, edges, timeZone }: DeliveryListProps) {
  const t = useTranslations('reminders')
  const path = '/admin/setup/reminders'
  return (
    <Card className="max-sm:p-3">
      {deliveries.length === 0 ? (
        <EmptyState scene={<NothingFoundScene />} title={t('logEmpty')}>
          {t('logEmptyHint')}
        </EmptyState>
      ) : (
        <Table aria-label={t('log')}>
          <TableHeader>
            {columns.map((column) => (
              <TableHead key={column}>{t(`columns.${column}`)}</TableHead>
            ))}
          </TableHeader>
          <TableBody>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} timeZone={timeZone} />
            ))}
          </TableBody>
        </Table>
      )}
      <Paging
        label={t('log')}
        page={page}
        pageCount={pageCount}
        edges={edges}
        href={(_, to) => chosenPath(path, pageParameters(to))}
      />
    </Card>
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
        <Link
          href={`/users/${member.id}`}
          className="inline-flex min-h-11 items-center rounded-control pr-2 font-semibold wrap-anywhere hover:underline"
        >
          {member.username}
        </Link>
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
