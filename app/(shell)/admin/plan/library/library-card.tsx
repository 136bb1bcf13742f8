import { CalendarPlus } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { chosenPath } from '@/components/paths/chosen-path'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Locale } from '@/lib/i18n/locale'
import type { BrowsedTask } from '@/lib/library/browse'
import { RemoveButton } from './remove-button'

type LibraryCardProps = {
  task: BrowsedTask
  theme: string
  level: string | undefined
  /** The chosen language; '' is the viewer's. */
  language: Locale | ''
}

/** A task of the library, with what it asks for, and where it can be used. */
export async function LibraryCard({ task, theme, level, language }: LibraryCardProps) {
  const t = await getTranslations('library')
  const tPlanning = await getTranslations('planning')
  const { id, title, description, expectations, points, minutes, isOwn } = task
  return (
    <li className="py-4">
      <h2 lang={language || undefined} className="text-lg wrap-anywhere">
        {title}
      </h2>
      <p lang={language || undefined} className="mt-1 line-clamp-4 text-muted wrap-anywhere">
        {description}
      </p>
      {expectations.length > 0 && (
        <p className="mt-1 text-base text-muted sm:text-sm wrap-anywhere">
          {tPlanning('tells', { expectations: expectations.map(({ text }) => text).join(' · ') })}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Badge tone={isOwn ? 'leaf' : 'sky'}>{theme}</Badge>
        {level && <Badge>{level}</Badge>}
        <Badge tone="gold">{tPlanning('points', { count: points })}</Badge>
        {minutes && <span className="text-sm text-muted">{t('minutes', { count: minutes })}</span>}
        <span className="ml-auto flex flex-wrap gap-2">
          {isOwn && <RemoveButton id={id} title={title} />}
          <Button asChild variant="secondary">
            <Link href={chosenPath('/admin/plan', { task: id, language })} aria-label={t('useOf', { title })}>
              <CalendarPlus aria-hidden />
              {t('use')}
            </Link>
          </Button>
        </span>
      </div>
    </li>
  )
}
