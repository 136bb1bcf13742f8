'use client'

import { PanelLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { Logo } from '@/components/illustrations/logo'
import { LinkIcon } from '@/components/layout/link-icon'
import { SidebarBody, type ShellViewer } from '@/components/layout/sidebar-body'
import type { Theme } from '@/components/layout/theme'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'

type SidebarProps = { viewer: ShellViewer; theme: Theme }

/** The sidebar of wide screens: 16 rem with labels, 5 rem with icons only. */
export function Sidebar({ viewer, theme }: SidebarProps) {
  const t = useTranslations('shell')
  const tCommon = useTranslations('common')
  const [isOpen, setOpen] = useState(true)
  return (
    <aside
      id="sidebar"
      data-state={isOpen ? 'open' : 'closed'}
      className={cn(
        'sticky top-0 hidden h-dvh shrink-0 flex-col overflow-hidden border-r bg-shade/70 transition-[width] md:flex',
        isOpen ? 'w-64' : 'w-20',
      )}
    >
      <div className={cn('flex h-16 items-center px-3', isOpen ? 'justify-between' : 'justify-center')}>
        {isOpen && (
          <Link href="/dashboard" className="flex min-h-11 items-center gap-2 rounded-control px-2">
            <LinkIcon>
              <Logo />
            </LinkIcon>
            <span className="font-display text-xl font-bold">{tCommon('brand')}</span>
          </Link>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={isOpen ? t('closeSidebar') : t('openSidebar')}
          aria-expanded={isOpen}
          aria-controls="sidebar"
          onClick={() => setOpen(!isOpen)}
        >
          <PanelLeft aria-hidden />
        </Button>
      </div>
      <SidebarBody viewer={viewer} theme={theme} narrow={!isOpen} />
    </aside>
  )
}
