'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { checkSession, currentViewer, watchSession } from '@/components/layout/tab-session'
import { forgetDevice, forgetPages } from '@/components/offline/forget'
import { nobody } from '@/lib/auth/viewer-cookie'

type SessionWatchProps = {
  /** Null on the login screen. */
  viewerId: string | null
  /** The account of the session that has just ended was deleted or demoted. */
  isRevoked?: boolean
}

/**
 * Leaves the page when another tab signs out or signs in as another user, and removes what other users left on this
 * device. Texts whose session merely expired are preserved for their author; copies of pages are not.
 */
export function SessionWatch({ viewerId, isRevoked = false }: SessionWatchProps) {
  const path = usePathname()
  useEffect(() => {
    if (viewerId !== null || isRevoked || currentViewer() === nobody) forgetDevice(viewerId)
    else forgetPages(null)
    return watchSession(viewerId)
  }, [viewerId, isRevoked])
  useEffect(checkSession, [path])
  return null
}
