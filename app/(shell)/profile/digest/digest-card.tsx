'use client'

import { useTranslations } from 'next-intl'
import { ChoiceCard } from '@/app/(shell)/profile/choice-card'
import { chooseDigestAction } from '@/app/(shell)/profile/digest/digest-actions'

/** Lets an administrator receive the Sunday digest. */
export function DigestCard({ wantsDigest }: { wantsDigest: boolean }) {
  const t = useTranslations('digest')
  return (
    <ChoiceCard
      title={t('card')}
      hint={t('cardHint')}
      label={t('choose')}
      isChosen={wantsDigest}
      saved={t('saved')}
      failed={t('saveFailed')}
      store={(isChosen) => chooseDigestAction({ wantsDigest: isChosen })}
    />
  )
}
