import { Hourglass, LogIn, Smartphone, X, type LucideIcon } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { LoggedMember, LogTable } from '@/components/admin/log-table'
import { Badge, type Tone } from '@/components/ui/badge'
import { TableCell, TableRow } from '@/components/ui/table'
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
export function SignInList({ signIns, outcome, timeZone, ...paging }: SignInListProps) {
  const t = useTranslations('account')
  return (
    <LogTable
      label={t('log')}
      columns={columns.map((column) => t(`columns.${column}`))}
      empty={{ title: t('logEmpty'), hint: t('logEmptyHint') }}
      href={(_, to) => logPath(outcome, to)}
      {...paging}
    >
      {signIns.map((signIn) => (
        <SignInRow key={signIn.id} signIn={signIn} timeZone={timeZone} />
      ))}
    </LogTable>
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
          <LoggedMember {...user} />
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
