'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '@/components/ui/when-idle'

type OfflineProps = { viewerId: string }

/** Loads what is needed without network once the browser is idle, so that it adds nothing to the first paint. */
export function OfflineLoader(props: OfflineProps) {
  const [Offline, setOffline] = useState<ComponentType<OfflineProps> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import('@/components/offline/offline').then(
          (module) => setOffline(() => module.Offline),
          () => undefined,
        )
      }),
    [],
  )
  return Offline && <Offline {...props} />
}
