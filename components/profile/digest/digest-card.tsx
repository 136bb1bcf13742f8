import { getLocale, getTranslations } from 'next-intl/server'
import { ChoiceCard } from '@/components/profile/choice-card'
import type { AccountData } from '@/components/profile/read-account'
import { formatHour, formatInstant } from '@/lib/i18n/format'
import { chooseDigestAction } from './actions'

type DigestCardProps = NonNullable<AccountData['digest']> & { timeZone: string }

/** Lets an administrator receive the Sunday digest. */
export async function DigestCard({ wantsDigest, hour, canEmail, lastSentAt, timeZone }: DigestCardProps) {
  const [t, tEmails, locale] = await Promise.all([getTranslations('digest'), getTranslations('emails'), getLocale()])
  const isAwaited = wantsDigest && canEmail && lastSentAt === null
  const hints = [
    t('cardHint', { hour: formatHour(hour, locale) }),
    ...(lastSentAt === null ? [] : [t('lastSent', { moment: formatInstant(lastSentAt, timeZone, locale) })]),
    ...(isAwaited ? [t('neverSent')] : []),
    ...(canEmail ? [] : [tEmails('notConfigured')]),
  ]
  return (
    <ChoiceCard
      title={t('card')}
      hint={hints.join(' ')}
      label={t('choose')}
      field="wantsDigest"
      isChosen={wantsDigest}
      saved={t('saved')}
      failed={t('saveFailed')}
      store={chooseDigestAction}
    />
  )
}
