'use client'

import { useTranslations } from 'next-intl'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useCopyTime } from '@/components/offline/connection'
import { keepReminders } from '@/components/offline/forget'
import { keepChanges, keepPage } from '@/components/offline/keep-page'
import { taskOf } from '@/components/offline/kept'
import { OfflineBanner } from '@/components/offline/offline-banner'
import { NavigationProgress } from '@/components/offline/navigation-progress'
import { useConnection } from '@/components/offline/use-connection'
import { saveTexts } from '@/components/task/save-texts'
import { countTexts } from '@/components/task/unsaved-texts'
import { notify } from '@/components/ui/notify'

/**
 * Keeps copies of the pages that can be opened without network, says when there is none and from when the shown copy
 * is, and sends the texts that are kept on this device when the network is back. With network, it shows that a screen
 * is on its way.
 */
export function Offline({ viewerId }: { viewerId: string }) {
  const path = usePathname()
  const copyTime = useCopyTime()
  const isAway = useConnection()
  useEffect(keepChanges, [])
  useEffect(() => (isAway ? undefined : keepPage(path)), [path, isAway])
  useEffect(() => {
    if (!isAway) keepReminders(viewerId)
  }, [viewerId, isAway])
  useReturn(viewerId, isAway)
  if (!isAway) return <NavigationProgress />
  return <OfflineBanner path={path} copyTime={copyTime} />
}

/** Sends what is kept on this device at the start and on each return, when it also shows the present state. */
function useReturn(viewerId: string, isAway: boolean): void {
  const t = useTranslations('offline')
  const router = useRouter()
  const wasAway = useRef(isAway)
  // An event: the messages and the router are new objects after each change of the page.
  const send = useEffectEvent((isBack: boolean) => {
    // The text of the task that is shown is saved by its editor.
    const except = taskOf(location.pathname)
    const kept = countTexts(viewerId, except)
    void saveTexts(viewerId, { except }).then((left) => {
      const count = kept - left
      if (count > 0)
        notify.success({ title: t(isBack ? 'sentTitle' : 'savedTitle'), description: t('sent', { count }) })
      if (isBack || count > 0) router.refresh()
    })
  })
  useEffect(() => {
    if (!isAway) send(wasAway.current)
    wasAway.current = isAway
  }, [viewerId, isAway])
}
