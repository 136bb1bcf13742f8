import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/i18n/client-messages'
import { AppShell } from '@/components/layout/app-shell'
import { readTheme, themeCookie } from '@/components/layout/theme'
import { can } from '@/lib/auth/policy'
import { currentScope, whenContentIsRead } from '@/lib/http/page'
import { waitingForReview } from '@/lib/review/queries'

export default async function ShellLayout({ children }: { children: ReactNode }) {
  const scope = await currentScope()
  const [waiting, store] = await Promise.all([waitingForReview(scope), cookies()])
  await whenContentIsRead()
  const { id, username, isAdmin, avatar = null, hasRewards = false, easyReading = false } = scope.viewer
  const hasLeaderboard = can(scope.viewer, 'rank:read-own')
  return (
    <ClientMessages namespaces={['common', 'form', 'offline', 'shell']}>
      <AppShell
        viewer={{ id, username, isAdmin, avatar, waiting, hasLeaderboard, hasRewards }}
        theme={readTheme(store.get(themeCookie)?.value)}
        hasEasyReading={easyReading}
      >
        {children}
      </AppShell>
    </ClientMessages>
  )
}
