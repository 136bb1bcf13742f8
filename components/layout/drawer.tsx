'use client'

import { Menu, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Logo } from '@/components/illustrations/logo'
import { SidebarBody, type ShellViewer } from '@/components/layout/sidebar-body'
import type { Theme } from '@/components/layout/theme'
import { WaitingBadge } from '@/components/layout/waiting-badge'
import { Button } from '@/components/ui/button'

const wide = '(min-width: 768px)'
const menuId = 'menu'
const titleId = 'menu-title'

// The browser itself opens and closes the dialog, even before the page's script has loaded.
const opens = { command: 'show-modal', commandfor: menuId }
const closes = { command: 'close', commandfor: menuId }

type DrawerProps = { viewer: ShellViewer; theme: Theme }

/** The sidebar of narrow screens, opened by the menu button and closed by navigation. */
export function Drawer({ viewer, theme }: DrawerProps) {
  const t = useTranslations('shell')
  const tCommon = useTranslations('common')
  const path = usePathname()
  const menu = useRef<HTMLDialogElement>(null)
  const close = () => menu.current?.close()

  useEffect(() => close, [path])

  useEffect(() => {
    const query = window.matchMedia(wide)
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [])

  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b bg-paper/95 px-2 md:hidden">
        <Button
          {...opens}
          variant="ghost"
          size="icon"
          aria-haspopup="dialog"
          aria-label={viewer.waiting > 0 ? t('openMenuWaiting', { count: viewer.waiting }) : t('openMenu')}
          // Browsers that know `command` open it themselves.
          onClick={({ currentTarget }) => {
            if (!('commandForElement' in currentTarget)) menu.current?.showModal()
          }}
          className={viewer.waiting > 0 ? 'w-auto gap-1.5 px-2.5' : undefined}
        >
          <Menu aria-hidden />
          <WaitingBadge count={viewer.waiting} className="px-1.5" />
        </Button>
        <Logo className="size-7" />
        <span className="font-display text-lg font-bold">{tCommon('brand')}</span>
      </header>
      <dialog
        ref={menu}
        id={menuId}
        aria-labelledby={titleId}
        closedby="any"
        // It may be open already when the script arrives.
        suppressHydrationWarning
        // For browsers without `closedby`.
        onClick={(event) => event.target === event.currentTarget && close()}
        className={
          'fixed inset-y-0 right-auto left-0 h-dvh max-h-none w-64 flex-col bg-paper text-ink shadow-soft open:flex ' +
          '-translate-x-full transition-[translate,display,overlay] transition-discrete open:translate-x-0 ' +
          'backdrop:bg-veil backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete ' +
          'open:backdrop:opacity-100 starting:open:-translate-x-full starting:open:backdrop:opacity-0'
        }
      >
        <div className="flex h-14 shrink-0 items-center justify-between border-b px-2">
          <h2 id={titleId} className="px-3 text-lg">
            {t('menu')}
          </h2>
          <Button {...closes} variant="ghost" size="icon" aria-label={t('closeMenu')} onClick={close}>
            <X aria-hidden />
          </Button>
        </div>
        <SidebarBody viewer={viewer} theme={theme} onNavigate={(href) => href === path && close()} onNotice={close} />
      </dialog>
    </>
  )
}
