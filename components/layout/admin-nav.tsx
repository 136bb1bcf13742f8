'use client'

import { useTranslations } from 'next-intl'
import { adminLinksWith } from '@/components/layout/admin-links'
import { NavList } from '@/components/layout/nav-list'

type AdminNavProps = { waiting: number; narrow?: boolean; onNavigate?: (href: string) => void }

export function AdminNav({ waiting, narrow, onNavigate }: AdminNavProps) {
  const t = useTranslations('shell')
  return (
    <div>
      {narrow ? <hr className="mx-2 mb-3" /> : <p className="px-3 pb-2 text-sm font-medium text-muted">{t('admin')}</p>}
      <NavList label={t('administration')} links={adminLinksWith(waiting)} narrow={narrow} onNavigate={onNavigate} />
    </div>
  )
}
