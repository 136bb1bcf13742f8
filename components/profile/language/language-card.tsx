'use client'

import { useTranslations } from 'next-intl'
import { useId, useOptimistic, useTransition } from 'react'
import { Card, CardTitle } from '@/components/ui/card'
import { callAction } from '@/components/form/call-action'
import { notify } from '@/components/ui/notify'
import { Select } from '@/components/ui/select'
import { languageNames, locales, type Locale } from '@/lib/i18n/locale'
import { chooseLanguageAction } from './actions'

type LanguageCardProps = {
  language: Locale | null
  /** Administrators chose a language for those who choose none. */
  hasFamilyLanguage: boolean
}

/** Chooses the viewer's language, with immediate effect. */
export function LanguageCard({ language, hasFamilyLanguage }: LanguageCardProps) {
  const t = useTranslations('account')
  const tCommon = useTranslations('common')
  const [chosen, setChosen] = useOptimistic(language)
  const [isPending, startTransition] = useTransition()
  const id = useId()

  function choose(wanted: Locale | null) {
    startTransition(async () => {
      setChosen(wanted)
      const result = await callAction(() => chooseLanguageAction({ language: wanted }), tCommon)
      if (result.ok) return notify.success({ title: result.data })
      notify.destructive({ title: t('languageFailed'), description: result.message })
    })
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <CardTitle id={id}>{t('language')}</CardTitle>
        <p className="mt-0.5 text-muted">{t('languageHint')}</p>
      </div>
      <Select
        aria-labelledby={id}
        aria-busy={isPending}
        value={chosen ?? ''}
        onChange={({ target }) => choose(locales.find((locale) => locale === target.value) ?? null)}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languageNames[locale]}
          </option>
        ))}
        <option value="">{t(hasFamilyLanguage ? 'languageOfFamily' : 'languageOfBrowser')}</option>
      </Select>
    </Card>
  )
}
