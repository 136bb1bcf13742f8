import { getTranslations } from 'next-intl/server'
import { ChoiceCard } from '@/components/profile/choice-card'
import { chooseEasyReadingAction } from './actions'

export async function ReadingCard({ easyReading }: { easyReading: boolean }) {
  const t = await getTranslations('account')
  return (
    <ChoiceCard
      title={t('reading')}
      hint={t('readingHint')}
      label={t('easyReading')}
      field="easyReading"
      isChosen={easyReading}
      saved={t('readingSaved')}
      failed={t('readingFailed')}
      store={chooseEasyReadingAction}
    />
  )
}
