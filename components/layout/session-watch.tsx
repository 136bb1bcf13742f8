'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { checkSession, currentViewer, watchSession } from '@/components/layout/watch-session'
import { forgetTexts } from '@/components/task/unsaved-texts'
import { nobody } from '@/lib/auth/viewer-cookie'

/**
 * Leaves the page when another tab signs out or signs in as another user, and removes other users' unsaved texts from
 * this device. `viewerId` is null on the login screen. Texts whose session merely expired are preserved for their
 * author.
 */
export function SessionWatch({ viewerId }: { viewerId: string | null }) {
  const path = usePathname()
  useEffect(() => {
    if (viewerId !== null || currentViewer() === nobody) forgetTexts(viewerId)
    return watchSession(viewerId)
  }, [viewerId])
  useEffect(checkSession, [path])
  return null
}
