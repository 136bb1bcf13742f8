import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { AppShell } from '@/components/layout/app-shell'
import { readTheme, themeCookie } from '@/components/layout/theme'
import { ownRecord } from '@/lib/page'

export default async function ShellLayout({ children }: { children: ReactNode }) {
  const [{ id, username, isAdmin, avatar }, store] = await Promise.all([ownRecord(), cookies()])
  return (
    <AppShell viewer={{ id, username, isAdmin, avatar }} theme={readTheme(store.get(themeCookie)?.value)}>
      {children}
    </AppShell>
  )
}
