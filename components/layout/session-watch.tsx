'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { checkSession, currentViewer, watchSession } from '@/components/layout/watch-session'
import { forgetTexts } from '@/components/task/unsaved-texts'
import { nobody } from '@/lib/auth/viewer-cookie'

/**
 * Keeps a page from outliving its viewer's session when another tab signs out, or in as somebody else, and takes
 * what others left unsaved off this device. On the login screen the viewer is null; after a session that merely
 * ended the texts stay for their writer.
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
