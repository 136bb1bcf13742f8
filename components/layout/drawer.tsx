'use client'

import { Menu, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import { Logo } from '@/components/illustrations/logo'
import { SidebarBody, type ShellViewer } from '@/components/layout/sidebar-body'
import type { Theme } from '@/components/layout/theme'
import { WaitingBadge } from '@/components/layout/waiting-badge'
import { Button } from '@/components/ui/button'

const wide = '(min-width: 768px)'

type DrawerProps = { viewer: ShellViewer; theme: Theme }

/** The sidebar of narrow screens, opened by the menu button and closed by navigation. */
export function Drawer({ viewer, theme }: DrawerProps) {
  const t = useTranslations('shell')
  const tCommon = useTranslations('common')
  const path = usePathname()
  // Stores the path on which it was opened, so that navigating to another path closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const close = () => setOpenedOn(null)

  useEffect(() => {
    const query = window.matchMedia(wide)
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [])

  return (
    <Dialog.Root open={openedOn === path} onOpenChange={(open) => setOpenedOn(open ? path : null)}>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b bg-paper/95 px-2 md:hidden">
        <Dialog.Trigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={viewer.waiting > 0 ? t('openMenuWaiting', { count: viewer.waiting }) : t('openMenu')}
            className="relative"
          >
            <Menu aria-hidden />
            <WaitingBadge count={viewer.waiting} className="absolute -top-0.5 -right-1 px-1.5" />
          </Button>
        </Dialog.Trigger>
        <Logo className="size-7" />
        <span className="font-display text-lg font-bold">{tCommon('brand')}</span>
      </header>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 flex w-64 flex-col bg-paper shadow-soft focus:outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
        >
          <div className="flex h-14 items-center justify-between border-b px-2">
            <Dialog.Title className="px-3 text-lg">{t('menu')}</Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="ghost" size="icon" aria-label={t('closeMenu')}>
                <X aria-hidden />
              </Button>
            </Dialog.Close>
          </div>
          <SidebarBody viewer={viewer} theme={theme} onNavigate={(href) => href === path && close()} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
