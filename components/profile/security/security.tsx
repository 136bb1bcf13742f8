import { useLocale, useTranslations } from 'next-intl'
import { PasswordRow } from '@/components/profile/password/password-row'
import type { AccountData } from '@/components/profile/read-account'
import { SecondFactorRow } from '@/components/profile/second-factor/row'
import { Card, CardTitle } from '@/components/ui/card'
import { formatInstant } from '@/lib/i18n/format'
import { RecentSignIns } from './recent-sign-ins'

type SecurityProps = {
  username: string
  factor: AccountData['secondFactor']
  signIns: AccountData['signIns']
  timeZone: string
}

/** The viewer's password, second factor and recent sign-ins. */
export function Security({ username, factor, signIns, timeZone }: SecurityProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  const { since, codesLeft, maySwitchOn } = factor
  return (
    <Card>
      <CardTitle>{t('heading')}</CardTitle>
      <p className="mt-0.5 text-muted">{t('hint')}</p>
      <div className="mt-3 divide-y">
        <PasswordRow username={username} />
        {(maySwitchOn || since) && (
          <SecondFactorRow
            username={username}
            since={since && formatInstant(since, timeZone, locale)}
            codesLeft={codesLeft}
          />
        )}
        <RecentSignIns {...signIns} timeZone={timeZone} />
      </div>
    </Card>
  )
}
