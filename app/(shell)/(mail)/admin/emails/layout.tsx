import type { ReactNode } from 'react'
import { administratorScope } from '@/lib/http/page'

/**
 * Redirects members before a loading screen is sent, to another address than the other administration screens do. The
 * layout of app/(shell)/admin would come first, so this screen is not below it.
 */
export default async function EmailsLayout({ children }: { children: ReactNode }) {
  await administratorScope('/dashboard')
  return children
}
