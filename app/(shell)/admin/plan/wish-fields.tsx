'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { languageNames, locales } from '@/lib/i18n/locale'
import { tasksPerTheme, themes } from '@/lib/library/themes'
import { planLimits } from '@/lib/planning/limits'
import type { SettingsFields } from './use-settings'

const counts = Array.from({ length: planLimits.perDay }, (_, index) => index + 1)

type WishFieldsProps = SettingsFields & { isFromLibrary: boolean }

/** What the tasks should be about, in which language, and how many a day. */
export function WishFields({ values, set, errorOf, isFromLibrary }: WishFieldsProps) {
  const t = useTranslations('planning')
  const wanted = values.members.length * values.days.length * values.perDay
  const isMixed = isFromLibrary && values.theme !== '' && wanted > tasksPerTheme
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 @xl:grid-cols-4">
        <Field label={t('goal')} hint={t('goalHint')} error={errorOf('goal')} className="col-span-2 @xl:col-span-4">
          {(control) => (
            <Input
              {...control}
              value={values.goal}
              maxLength={planLimits.goal}
              onChange={(event) => set('goal', event.target.value)}
            />
          )}
        </Field>
        <Field label={t('perDay')} error={errorOf('perDay')} className="aligned-field">
          {(control) => (
            <Select {...control} value={values.perDay} onChange={(event) => set('perDay', Number(event.target.value))}>
              {counts.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('language')} error={errorOf('language')} className="aligned-field">
          {(control) => (
            <Select
              {...control}
              value={values.language}
              onChange={({ target }) =>
                set('language', locales.find((locale) => locale === target.value) ?? values.language)
              }
            >
              {locales.map((locale) => (
                <option key={locale} value={locale}>
                  {languageNames[locale]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t('theme')}
          hint={isMixed && t('themeRunsOut', { count: tasksPerTheme })}
          error={errorOf('theme')}
          className="aligned-field col-span-2"
        >
          {(control) => (
            <Select
              {...control}
              value={values.theme}
              onChange={({ target }) => set('theme', themes.find((theme) => theme === target.value) ?? '')}
            >
              <option value="">{t('anyTheme')}</option>
              {themes.map((theme) => (
                <option key={theme} value={theme}>
                  {t(`themes.${theme}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  )
}
