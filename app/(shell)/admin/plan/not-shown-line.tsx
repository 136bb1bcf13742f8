'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Says how many tasks are for members and days that are not chosen, and chooses these. */
export function NotShownLine({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations('planning')
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-muted">{t('notShown', { count })}</p>
      <Button variant="secondary" onClick={onShow}>
        {t('showAll')}
      </Button>
    </div>
  )
}
