import { Hourglass, LogIn, Smartphone, X, type LucideIcon } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { Badge, type Tone } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Paging } from '@/components/ui/paging'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { PageEdges } from '@/lib/http/keyset'
import { formatInstant } from '@/lib/i18n/format'
import type { LoggedSignIn, SignInOutcome } from '@/lib/sign-ins/schema'
import { logPath } from './outcome-links'

const looks: Record<SignInOutcome, { tone: Tone; icon: LucideIcon }> = {
  signed_in: { tone: 'leaf', icon: LogIn },
  wrong_password: { tone: 'berry', icon: X },
  code_asked: { tone: 'sky', icon: Smartphone },
  wrong_code: { tone: 'berry', icon: X },
  throttled: { tone: 'ember', icon: Hourglass },
}

const columns = ['user', 'outcome', 'browser', 'address', 'time'] as const

type SignInListProps = {
  signIns: LoggedSignIn[]
  page: number
  /** Null when there are more than are counted. */
  pageCount: number | null
  edges: PageEdges | null
  outcome: SignInOutcome | null
  timeZone: string
}

/** Sign-in attempts, newest first. */
export function SignInList({ signIns, page, pageCount, edges, outcome, timeZone }: SignInListProps) {
  const t = useTranslations('account')
  return (
    <Card className="mt-5 max-sm:p-3">
      {signIns.length === 0 ? (
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
            {signIns.map((signIn) => (
              <SignInRow key={signIn.id} signIn={signIn} timeZone={timeZone} />
            ))}
          </TableBody>
        </Table>
      )}
      <Paging label={t('log')} page={page} pageCount={pageCount} edges={edges} href={(_, to) => logPath(outcome, to)} />
    </Card>
  )
}

function SignInRow({ signIn, timeZone }: { signIn: LoggedSignIn; timeZone: string }) {
  const t = useTranslations('account')
  const locale = useLocale()
  const { user, outcome, browser, address, at } = signIn
  const { tone, icon: Icon } = looks[outcome]
  return (
    <TableRow>
      <TableCell className="@max-3xl:-mt-2.5">
        {user ? (
          <Link
            href={`/users/${user.id}`}
            className="inline-flex min-h-11 items-center rounded-control pr-2 font-semibold wrap-anywhere hover:underline"
          >
            {user.username}
          </Link>
        ) : (
          <span className="inline-flex min-h-11 items-center text-muted italic">{t('unknownAccount')}</span>
        )}
      </TableCell>
      <TableCell className="@max-3xl:mb-2">
        <Badge tone={tone}>
          <Icon aria-hidden />
          {t(`outcomes.${outcome}`)}
        </Badge>
      </TableCell>
      <TableCell className="wrap-anywhere">{browser}</TableCell>
      <TableCell className="wrap-anywhere text-muted">{address}</TableCell>
      <TableCell className="text-muted @3xl:whitespace-nowrap">{formatInstant(at, timeZone, locale)}</TableCell>
    </TableRow>
  )
}
