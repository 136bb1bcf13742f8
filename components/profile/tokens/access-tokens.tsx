import { BookOpen, Clock, Eye, Pencil } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { CardTitle, cardClass } from '@/components/ui/card'
import { dayOf } from '@/lib/calendar'
import { formatDay, formatInstant } from '@/lib/i18n/format'
import type { TokenView } from '@/lib/tokens/schema'
import { CreateToken } from './create-token'
import { RevokeToken } from './revoke-token'

/** The viewer's access tokens with their permissions; each can be revoked. */
export function AccessTokens({ tokens, timeZone }: { tokens: TokenView[]; timeZone: string }) {
  const t = useTranslations('tokens')
  return (
    <section id="access-tokens" aria-labelledby="access-tokens-heading" className={cardClass}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <CardTitle id="access-tokens-heading">{t('heading')}</CardTitle>
          <p className="mt-0.5 text-muted">{t('hint')}</p>
        </div>
        <CreateToken />
      </div>
      {tokens.length === 0 ? (
        <p className="py-8 text-center font-display text-lg font-semibold">{t('none')}</p>
      ) : (
        <ul aria-label={t('listLabel')} className="mt-2 divide-y">
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <div className="mt-2 border-t pt-3">
        <Button variant="ghost" asChild className="-ml-4">
          <Link href="/api-docs">
            <BookOpen aria-hidden />
            {t('docs')}
          </Link>
        </Button>
      </div>
    </section>
  )
}

function TokenItem({ token, timeZone }: { token: TokenView; timeZone: string }) {
  const t = useTranslations('tokens')
  const locale = useLocale()
  const { id, name, scope, hint, createdAt, expiresAt, lastUsedAt, isExpired } = token
  const day = (instant: string) => formatDay(dayOf(new Date(instant), timeZone), locale)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg wrap-anywhere">{name}</h3>
          <ScopeBadges scope={scope} isExpired={isExpired} />
        </div>
        <p className="mt-1 text-muted">
          <span className="font-mono">
            <span aria-hidden>•••• {hint}</span>
            <span className="sr-only">{t('ending', { hint })}</span>
          </span>
          {' · '}
          {t('created', { day: day(createdAt) })}
          {' · '}
          {isExpired ? t('expiredOn', { day: day(expiresAt) }) : t('expires', { day: day(expiresAt) })}
        </p>
        <p className="text-muted">
          {lastUsedAt ? t('lastUsed', { moment: formatInstant(lastUsedAt, timeZone, locale) }) : t('neverUsed')}
        </p>
      </div>
      <RevokeToken token={{ id, name, isExpired }} />
    </li>
  )
}

function ScopeBadges({ scope, isExpired }: Pick<TokenView, 'scope' | 'isExpired'>) {
  const t = useTranslations('tokens')
  const Sign = scope === 'read' ? Eye : Pencil
  const tone = scope === 'read' ? 'sky' : 'ember'
  return (
    <>
      <Badge tone={isExpired ? 'stone' : tone}>
        <Sign aria-hidden />
        {t(`scopes.${scope}`)}
      </Badge>
      {isExpired && (
        <Badge tone="berry">
          <Clock aria-hidden />
          {t('isExpired')}
        </Badge>
      )}
    </>
  )
}
