'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { chosenPath } from '@/components/paths/chosen-path'
import { Select } from '@/components/ui/select'
import { languageNames, locales } from '@/lib/i18n/locale'
import type { LibraryChoice } from '@/lib/library/schema'
import { themes } from '@/lib/library/themes'
import { memberLevels } from '@/lib/users/level'

type Filters = Omit<LibraryChoice, 'page'>

const themeChoices = ['own', ...themes] as const

/** Limits the library to a theme, the family's own tasks, or a level, in either language. */
export function LibraryFilters({ choice }: { choice: Filters }) {
  const t = useTranslations('library')
  const tPlanning = useTranslations('planning')
  const locale = useLocale()
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [chosen, setChosen] = useOptimistic(choice)

  function choose(change: Partial<Filters>) {
    const next = { ...chosen, ...change }
    const { query, ...filters } = next
    startTransition(() => {
      setChosen(next)
      router.replace(chosenPath('/admin/plan/library', { q: query, ...filters }), { scroll: false })
    })
  }

  return (
    <div aria-busy={isPending} className="@container mt-3 max-w-3xl">
      <div className="grid gap-3 @lg:grid-cols-3">
        <Select
          aria-label={t('theme')}
          value={chosen.theme}
          onChange={({ target }) => choose({ theme: themeChoices.find((theme) => theme === target.value) ?? '' })}
        >
          <option value="">{t('everyTheme')}</option>
          <option value="own">{t('own')}</option>
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {tPlanning(`themes.${theme}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('level')}
          value={chosen.level}
          onChange={({ target }) => choose({ level: memberLevels.find((level) => level === target.value) ?? '' })}
        >
          <option value="">{t('everyLevel')}</option>
          {memberLevels.map((level) => (
            <option key={level} value={level}>
              {t(`levels.${level}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={tPlanning('language')}
          value={chosen.language || locale}
          onChange={({ target }) => choose({ language: locales.find((each) => each === target.value) ?? '' })}
        >
          {locales.map((each) => (
            <option key={each} value={each}>
              {languageNames[each]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
