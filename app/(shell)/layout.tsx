import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/i18n/client-messages'
import { AppShell } from '@/components/layout/app-shell'
import { readTheme, themeCookie } from '@/components/layout/theme'
import { currentScope, ownRecord } from '@/lib/http/page'
import { waitingForReview } from '@/lib/review/queries'
import { hasRewards } from '@/lib/rewards/queries'

export default async function ShellLayout({ children }: { children: ReactNode }) {
  const [{ id, username, isAdmin, avatar }, waiting, areRewardsOn, store] = await Promise.all([
    ownRecord(),
    currentScope().then(waitingForReview),
    currentScope().then(hasRewards),
    cookies(),
  ])
  return (
    <ClientMessages namespaces={['common', 'form', 'shell']}>
      <AppShell
        viewer={{ id, username, isAdmin, avatar, waiting, hasRewards: areRewardsOn }}
        theme={readTheme(store.get(themeCookie)?.value)}
      >
        {children}
      </AppShell>
    </ClientMessages>
  )
}
