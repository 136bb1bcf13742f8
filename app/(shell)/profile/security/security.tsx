import { getLocale, getTranslations } from 'next-intl/server'
import { PasswordRow } from '@/app/(shell)/profile/password/password-row'
import { RecentSignIns } from '@/app/(shell)/profile/security/recent-sign-ins'
import { SecondFactorRow } from '@/app/(shell)/profile/second-factor/row'
import { Card, CardTitle } from '@/components/ui/card'
import type { Viewer } from '@/lib/auth/policy'
import { formatInstant } from '@/lib/i18n/format'
import type { Scope } from '@/lib/scope'
import { findSecondFactor } from '@/lib/second-factor/queries'
import { recentSignIns } from '@/lib/sign-ins/queries'

/** The viewer's password, second factor and recent sign-ins. */
export async function Security({ scope }: { scope: Scope<Viewer> }) {
  // Begun before anything is awaited, so that all of the account is read in one statement.
  const reading = Promise.all([findSecondFactor(scope), recentSignIns(scope)])
  const t = await getTranslations('account')
  const locale = await getLocale()
  const [{ since, codesLeft, maySwitchOn }, recent] = await reading
  const { username } = scope.viewer
  return (
    <Card>
      <CardTitle>{t('heading')}</CardTitle>
      <p className="mt-0.5 text-muted">{t('hint')}</p>
      <div className="mt-3 divide-y">
        <PasswordRow username={username} />
        {(maySwitchOn || since) && (
          <SecondFactorRow
            username={username}
            since={since && formatInstant(since, scope.timeZone, locale)}
            codesLeft={codesLeft}
          />
        )}
        <RecentSignIns {...recent} timeZone={scope.timeZone} />
      </div>
    </Card>
  )
}
