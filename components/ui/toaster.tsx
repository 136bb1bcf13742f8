'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { onWaitingNotice } from '@/components/ui/notify'
import { whenIdle } from '@/components/ui/when-idle'

/**
 * The region of the notices, loaded at the first one or when the browser is idle, so that a notice of a lost network
 * needs none. If loading fails, the next notice tries again.
 */
export function Toaster({ label }: { label: string }) {
  const [Notices, setNotices] = useState<ComponentType<{ label: string }> | null>(null)

  useEffect(() => {
    const load = () => {
      import('@/components/ui/notices').then(
        (loaded) => setNotices(() => loaded.Notices),
        () => undefined,
      )
    }
    const cancels = [onWaitingNotice(load), whenIdle(load)]
    return () => cancels.forEach((cancel) => cancel())
  }, [])

  return Notices && <Notices label={label} />
}
