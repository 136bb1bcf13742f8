import { getLocale, getTranslations } from 'next-intl/server'
import { ChoiceCard } from '@/app/(shell)/profile/choice-card'
import { chooseDigestAction } from '@/app/(shell)/profile/digest/digest-actions'
import type { DigestState } from '@/lib/digest/queries'
import { formatHour } from '@/lib/i18n/format'

/** Lets an administrator receive the Sunday digest. */
export async function DigestCard({ wantsDigest, hour, canEmail }: DigestState) {
  const [t, tEmails, locale] = await Promise.all([getTranslations('digest'), getTranslations('emails'), getLocale()])
  const hint = t('cardHint', { hour: formatHour(hour, locale) })
  return (
    <ChoiceCard
      title={t('card')}
      hint={canEmail ? hint : `${hint} ${tEmails('notConfigured')}.`}
      label={t('choose')}
      field="wantsDigest"
      isChosen={wantsDigest}
      saved={t('saved')}
      failed={t('saveFailed')}
      store={chooseDigestAction}
    />
  )
}
