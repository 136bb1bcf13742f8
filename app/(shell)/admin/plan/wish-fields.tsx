'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { languageNames, locales } from '@/lib/i18n/locale'
import { themes } from '@/lib/library/themes'
import type { Wish } from '@/lib/planning/draft'
import { planLimits } from '@/lib/planning/limits'

type WishFieldsProps = {
  wish: Wish
  perDay: number
  onChange: (change: Partial<Wish>) => void
  onPerDay: (perDay: number) => void
}

const counts = Array.from({ length: planLimits.perDay }, (_, index) => index + 1)

/** What the tasks should be about, in which language, and how many a day. */
export function WishFields({ wish, perDay, onChange, onPerDay }: WishFieldsProps) {
  const t = useTranslations('planning')
  return (
    <div className="@container">
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-5 @xl:grid-cols-4">
        <Field label={t('goal')} hint={t('goalHint')} className="col-span-2 @xl:col-span-4">
          {(control) => (
            <Input
              {...control}
              value={wish.goal}
              maxLength={planLimits.goal}
              onChange={(event) => onChange({ goal: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('perDay')}>
          {(control) => (
            <Select {...control} value={perDay} onChange={(event) => onPerDay(Number(event.target.value))}>
              {counts.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('language')}>
          {(control) => (
            <Select
              {...control}
              value={wish.language}
              onChange={({ target }) =>
                onChange({ language: locales.find((locale) => locale === target.value) ?? wish.language })
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
        <Field label={t('theme')} className="col-span-2">
          {(control) => (
            <Select
              {...control}
              value={wish.theme}
              onChange={({ target }) => onChange({ theme: themes.find((theme) => theme === target.value) ?? '' })}
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
