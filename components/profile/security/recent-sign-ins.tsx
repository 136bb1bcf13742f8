import { LogIn, TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { SignInView } from '@/lib/sign-ins/schema'
import { formatInstant } from '@/lib/i18n/format'

type RecentSignInsProps = { signIns: SignInView[]; failures: number; timeZone: string }

/** The viewer's recent sign-ins, so that they can spot one that was not theirs. */
export function RecentSignIns({ signIns, failures, timeZone }: RecentSignInsProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <section aria-label={t('recent')} className="pt-4">
      <h3 className="font-semibold">{t('recent')}</h3>
      <p className="text-muted">{t('recentHint')}</p>
      {signIns.length === 0 && <p className="mt-3 text-muted">{t('noRecent')}</p>}
      <ul className="mt-3 space-y-3">
        {signIns.map(({ id, browser, address, at }) => (
          <li key={id} className="flex gap-3">
            <LogIn aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            <span className="min-w-0">
              <span className="font-medium wrap-anywhere">{browser}</span>{' '}
              <span className="text-muted wrap-anywhere">{t('from', { address })}</span>
              <span className="block text-sm text-muted">{formatInstant(at, timeZone, locale)}</span>
            </span>
          </li>
        ))}
      </ul>
      {failures > 0 && (
        <p className="mt-3 flex gap-3 font-medium text-ember-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {t('failures', { count: failures })}
        </p>
      )}
    </section>
  )
}
