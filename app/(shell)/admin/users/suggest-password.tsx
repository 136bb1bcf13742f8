'use client'

import { Dices } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { easyPassword } from '@/lib/users/easy-password'

type SuggestPasswordProps = { suggested: string | null; onSuggest: (password: string) => void }

/** Fills in a password that a child can type, and shows it, because it is shown nowhere else. */
export function SuggestPassword({ suggested, onSuggest }: SuggestPasswordProps) {
  const t = useTranslations('manageUsers')
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" onClick={() => onSuggest(easyPassword(locale))}>
        <Dices aria-hidden />
        {t('suggestPassword')}
      </Button>
      <p aria-live="polite" className="wrap-anywhere">
        {suggested !== null && t('suggested', { password: suggested })}
      </p>
    </div>
  )
}
