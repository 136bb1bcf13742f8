'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { LogoutButton } from '@/components/layout/logout-button'
import { mainLinksFor } from '@/components/layout/nav-links'
import { NavList } from '@/components/layout/nav-list'
import type { Theme } from '@/components/layout/theme'
import { ThemeSwitch } from '@/components/layout/theme-switch'
import { Avatar } from '@/components/ui/avatar'
import { cn } from '@/components/ui/cn'

// Its icons are sent to administrators alone.
const AdminNav = dynamic(() => import('@/components/layout/admin-nav').then((module) => module.AdminNav))

/** The signed-in user, as the shell shows them. */
export type ShellViewer = {
  id: string
  username: string
  isAdmin: boolean
  avatar: string | null
  /** The number of items to review, for administrators. */
  waiting: number
  hasLeaderboard: boolean
  hasRewards: boolean
}

type SidebarBodyProps = {
  viewer: ShellViewer
  theme: Theme
  narrow?: boolean
  onNavigate?: (href: string) => void
  /** Called before a notice or a question that a modal dialog around this would cover. */
  onNotice?: () => void
}

/** The navigation, the signed-in user, the theme and the sign-out button, shared by the sidebar and the drawer. */
export function SidebarBody({ viewer, theme, narrow, onNavigate, onNotice }: SidebarBodyProps) {
  const t = useTranslations('shell')
  const role = viewer.isAdmin ? t('admin') : t('familyMember')
  const links = useRef<HTMLDivElement>(null)
  const path = usePathname()
  useEffect(() => {
    const list = links.current
    const current = list?.querySelector<HTMLElement>('[aria-current]')
    // `scrollIntoView` would also move the place from which the Tab key goes on.
    if (list && current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2
  }, [path])
  return (
    <>
      <div ref={links} className="min-h-0 flex-1 space-y-6 overflow-x-hidden overflow-y-auto p-3">
        <NavList label={t('main')} links={mainLinksFor(viewer)} narrow={narrow} onNavigate={onNavigate} />
        {viewer.isAdmin && <AdminNav waiting={viewer.waiting} narrow={narrow} onNavigate={onNavigate} />}
      </div>
      {/* Reserves its full height, so that a part that arrives late does not move the others. */}
      <div
        className={cn('space-y-1 border-t p-3', narrow ? 'flex flex-col items-center' : 'min-h-[calc(10.75rem+1px)]')}
      >
        <div className={cn('flex items-center gap-3 px-1 pb-2', narrow && 'px-0')}>
          <Avatar username={viewer.username} src={viewer.avatar} />
          <div className={narrow ? 'sr-only' : 'min-w-0'}>
            <p className="truncate font-semibold" title={viewer.username}>
              {viewer.username}
            </p>
            <p className="text-sm text-muted">{role}</p>
          </div>
        </div>
        <ThemeSwitch theme={theme} narrow={narrow} />
        <LogoutButton viewerId={viewer.id} narrow={narrow} onNotice={onNotice} />
      </div>
    </>
  )
}
