import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Celebration } from '@/components/layout/celebration'
import { Drawer } from '@/components/layout/drawer'
import { FirstLoad } from '@/components/layout/first-load'
import { MatchDocument } from '@/components/layout/match-document'
import { PageFocus } from '@/components/layout/page-focus'
import { SessionWatch } from '@/components/layout/session-watch'
import { Sidebar } from '@/components/layout/sidebar'
import type { ShellViewer } from '@/components/layout/sidebar-body'
import type { Theme } from '@/components/layout/theme'
import { OfflineLoader } from '@/components/offline/offline-loader'

type AppShellProps = { viewer: ShellViewer; theme: Theme; hasEasyReading: boolean; children: ReactNode }

/** The layout of all screens for signed-in users. */
export function AppShell({ viewer, theme, hasEasyReading, children }: AppShellProps) {
  const t = useTranslations('shell')
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-leaf px-4 py-3 font-medium text-on-leaf focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <FirstLoad />
      <SessionWatch viewerId={viewer.id} />
      <MatchDocument hasEasyReading={hasEasyReading} />
      <PageFocus />
      <div className="md:flex">
        <Sidebar viewer={viewer} theme={theme} />
        <Drawer viewer={viewer} theme={theme} />
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 flex-1 px-4 py-6 focus:outline-none sm:px-6 md:px-8 md:py-8"
        >
          <div className="mx-auto max-w-5xl">
            <OfflineLoader viewerId={viewer.id} />
            {children}
          </div>
        </main>
      </div>
      <Celebration />
    </>
  )
}
