import { getLocale, getTranslations } from 'next-intl/server'
import { ChoiceCard } from '@/components/profile/choice-card'
import type { AccountData } from '@/components/profile/read-account'
import { formatHour } from '@/lib/i18n/format'
import { chooseDigestAction } from './actions'

/** Lets an administrator receive the Sunday digest. */
export async function DigestCard({ wantsDigest, hour, canEmail }: NonNullable<AccountData['digest']>) {
  const [t, tEmails, locale] = await Promise.all([getTranslations('digest'), getTranslations('emails'), getLocale()])
  const hint = t('cardHint', { hour: formatHour(hour, locale) })
  return (
    <ChoiceCard
      title={t('card')}
      hint={canEmail ? hint : `${hint} ${tEmails('notConfigured')}`}
      label={t('choose')}
      field="wantsDigest"
      isChosen={wantsDigest}
      saved={t('saved')}
      failed={t('saveFailed')}
      store={chooseDigestAction}
    />
  )
}
