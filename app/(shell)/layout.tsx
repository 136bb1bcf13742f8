import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { AppShell } from '@/components/layout/app-shell'
import { readTheme, themeCookie } from '@/components/layout/theme'
import { currentScope } from '@/lib/page'
import { findUser } from '@/lib/users/queries'

export default async function ShellLayout({ children }: { children: ReactNode }) {
  const [scope, store] = await Promise.all([currentScope(), cookies()])
  const { id, username, isAdmin, avatar } = await findUser(scope, scope.viewer.id)
  return (
    <AppShell viewer={{ id, username, isAdmin, avatar }} theme={readTheme(store.get(themeCookie)?.value)}>
      {children}
    </AppShell>
  )
}
