'use client'

import { useTranslations } from 'next-intl'
import { ChoiceCard } from '@/app/(shell)/profile/choice-card'
import { chooseEasyReadingAction } from '@/app/(shell)/profile/reading/actions'

/** Chooses wider letters and lines. */
export function ReadingCard({ easyReading }: { easyReading: boolean }) {
  const t = useTranslations('account')
  return (
    <ChoiceCard
      title={t('reading')}
      hint={t('readingHint')}
      label={t('easyReading')}
      isChosen={easyReading}
      saved={t('readingSaved')}
      failed={t('readingFailed')}
      store={(isChosen) => chooseEasyReadingAction({ easyReading: isChosen })}
    />
  )
}
