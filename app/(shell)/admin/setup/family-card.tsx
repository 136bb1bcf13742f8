import { useLocale, useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import { formatHour } from '@/lib/i18n/format'
import { languageNames, locales } from '@/lib/i18n/locale'
import { settingBounds, type FamilySettings } from '@/lib/settings/schema'
import { SettingCheckbox } from './setting-checkbox'
import { SettingSelect } from './setting-select'
import { VisibilityChoice } from './visibility-choice'

type FamilyCardProps = { settings: FamilySettings; usualEvaluations: number }

/** The offered numbers of evaluations per task and day. */
const evaluations = [3, 5, 10, 15, 20, 30, 50, 100]

/** The settings that concern the whole family. */
export function FamilyCard({ settings, usualEvaluations }: FamilyCardProps) {
  const t = useTranslations('setup')
  const locale = useLocale()
  const { visibility, restDaysKeepStreak, language, evaluationsPerDay, digestHour, allowsDictation } = settings
  const numbers = [...new Set([...evaluations, ...(evaluationsPerDay === null ? [] : [evaluationsPerDay])])]
  const hoursOf = (name: 'digestHour' | 'remindersFrom' | 'remindersUntil') => {
    const { least, most } = settingBounds[name]
    const hours = Array.from({ length: most - least + 1 }, (_, index) => least + index)
    return hours.map((hour) => ({ value: hour, label: formatHour(hour, locale) }))
  }
  return (
    <Card className="space-y-6">
      <CardTitle>{t('family')}</CardTitle>
      <VisibilityChoice visibility={visibility} />
      <SettingCheckbox
        name="restDaysKeepStreak"
        value={restDaysKeepStreak}
        label={t('restDays')}
        hint={t('restDaysHint')}
        said={{ on: t('restDaysOn'), off: t('restDaysOff') }}
      />
      <SettingCheckbox
        name="allowsDictation"
        value={allowsDictation}
        label={t('dictation')}
        hint={t('dictationHint')}
        said={{ on: t('dictationOn'), off: t('dictationOff') }}
      />
      <SettingSelect
        name="language"
        value={language}
        label={t('language')}
        hint={t('languageHint')}
        options={[
          { value: null, label: t('languageOfBrowser') },
          ...locales.map((each) => ({ value: each, label: languageNames[each] })),
        ]}
      />
      <SettingSelect
        name="evaluationsPerDay"
        value={evaluationsPerDay}
        label={t('evaluations')}
        hint={t('evaluationsHint')}
        options={[
          { value: null, label: t('evaluationsUsual', { count: usualEvaluations }) },
          ...numbers.sort((a, b) => a - b).map((count) => ({ value: count, label: t('evaluationsCount', { count }) })),
        ]}
      />
      <SettingSelect
        name="digestHour"
        value={digestHour}
        label={t('digestHour')}
        hint={t('digestHourHint')}
        options={hoursOf('digestHour')}
      />
      {(['remindersFrom', 'remindersUntil'] as const).map((name) => (
        <SettingSelect
          key={name}
          name={name}
          value={settings[name]}
          label={t(name)}
          hint={t(`${name}Hint`)}
          options={hoursOf(name)}
        />
      ))}
    </Card>
  )
}
