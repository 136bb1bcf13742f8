import { Check, CircleQuestionMark, Clock, Hourglass, X, type LucideIcon } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { chosenPath } from '@/components/paths/chosen-path'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { Badge, type Tone } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Paging } from '@/components/ui/paging'
import { pageParameters } from '@/components/ui/page-choice'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { PageEdges } from '@/lib/http/keyset'
import { formatInstant } from '@/lib/i18n/format'
import { translateMessage, type TranslateAny } from '@/lib/i18n/message'
import type { EmailOutcome, EmailView } from '@/lib/emails/schema'

const looks: Record<EmailOutcome, { tone: Tone; icon: LucideIcon }> = {
  queued: { tone: 'sky', icon: Hourglass },
  sending: { tone: 'sky', icon: Clock },
  sent: { tone: 'leaf', icon: Check },
  failed: { tone: 'berry', icon: X },
  unknown: { tone: 'stone', icon: CircleQuestionMark },
}

type EmailListProps = {
  emails: EmailView[]
  page: number
  /** Null when there are more than are counted. */
  pageCount: number | null
  edges: PageEdges | null
  timeZone: string
  /** The action of an e-mail that was not sent. */
  actionFor: (email: EmailView) => ReactNode
}

/** The sent e-mails with their recipients, senders and outcomes. */
export function EmailList({ emails, page, pageCount, edges, timeZone, actionFor }: EmailListProps) {
  const t = useTranslations('emails')
  return (
    <Card className="max-sm:p-4">
      <CardTitle>{t('history')}</CardTitle>
      <p className="mt-1 mb-4 text-muted">{t('historyHint')}</p>
      {emails.length === 0 ? (
        <EmptyState scene={<NothingFoundScene />} title={t('noHistory')}>
          {t('noHistoryHint')}
        </EmptyState>
      ) : (
        <Table aria-label={t('history')}>
          <TableHeader>
            <TableHead className="w-full">{t('columns.message')}</TableHead>
            <TableHead>{t('columns.outcome')}</TableHead>
            <TableHead>{t('columns.time')}</TableHead>
          </TableHeader>
          <TableBody>
            {emails.map((email) => (
              <EmailRow
                key={email.id}
                email={email}
                timeZone={timeZone}
                action={isUnsent[email.outcome] && actionFor(email)}
              />
            ))}
          </TableBody>
        </Table>
      )}
      <Paging
        label={t('history')}
        page={page}
        pageCount={pageCount}
        edges={edges}
        href={(_, to) => chosenPath('/admin/emails', pageParameters(to))}
      />
    </Card>
  )
}

const isUnsent: Record<EmailOutcome, boolean> = {
  ...{ queued: true, failed: true, unknown: true },
  ...{ sending: false, sent: false },
}

type EmailRowProps = { email: EmailView; timeZone: string; action: ReactNode }

function EmailRow({ email, timeZone, action }: EmailRowProps) {
  const t = useTranslations('emails')
  const tAll = useTranslations() as TranslateAny
  const locale = useLocale()
  const { to, subject, sentBy, outcome, error, createdAt } = email
  const { tone, icon: Icon } = looks[outcome]
  const reason = outcome === 'unknown' ? t('unknownHint') : error && translateMessage(tAll, locale, error)
  return (
    <TableRow className="space-y-2">
      <TableCell>
        <p className="font-semibold wrap-anywhere">{subject}</p>
        <p className="text-muted wrap-anywhere">
          {t('sentTo', { address: to })}
          {sentBy && ` ${t('sentBy', { username: sentBy })}`}
        </p>
        {reason && <p className="mt-1 text-sm font-medium text-berry-ink wrap-anywhere">{reason}</p>}
        {outcome === 'queued' && <p className="text-base text-muted sm:text-sm">{t('willRetry')}</p>}
        {action && <div className="mt-2">{action}</div>}
      </TableCell>
      <TableCell>
        <Badge tone={tone}>
          <Icon aria-hidden />
          {t(`outcomes.${outcome}`)}
        </Badge>
      </TableCell>
      <TableCell className="text-muted @3xl:whitespace-nowrap">{formatInstant(createdAt, timeZone, locale)}</TableCell>
    </TableRow>
  )
}
