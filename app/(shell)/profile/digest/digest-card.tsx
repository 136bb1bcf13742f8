import { getTranslations } from 'next-intl/server'
import { ChoiceCard } from '@/app/(shell)/profile/choice-card'
import { chooseDigestAction } from '@/app/(shell)/profile/digest/digest-actions'

/** Lets an administrator receive the Sunday digest. */
export async function DigestCard({ wantsDigest }: { wantsDigest: boolean }) {
  const t = await getTranslations('digest')
  return (
    <ChoiceCard
      title={t('card')}
      hint={t('cardHint')}
      label={t('choose')}
      field="wantsDigest"
      isChosen={wantsDigest}
      saved={t('saved')}
      failed={t('saveFailed')}
      store={chooseDigestAction}
    />
  )
}
