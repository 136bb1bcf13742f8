import type { ReactNode } from 'react'
import { administratorScope } from '@/lib/http/page'

/** Redirects members before a loading screen is sent, after which a page can only redirect by script. */
export default async function AdministrationLayout({ children }: { children: ReactNode }) {
  await administratorScope()
  return children
}
