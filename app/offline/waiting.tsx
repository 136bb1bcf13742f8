'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { isServerReached } from '@/components/offline/reached'
import { Spinner } from '@/components/ui/spinner'

const againMs = 5_000

/** Opens the requested page as soon as the server can be reached. */
export function Waiting() {
  const t = useTranslations('offline')
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const open = async () => {
      if (await isServerReached(signal)) location.reload()
    }
    const timer = setInterval(open, againMs)
    window.addEventListener('online', open, { signal })
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [])
  return (
    <p role="status" className="flex w-full items-center justify-center gap-2 text-muted">
      <Spinner />
      {t('waiting')}
    </p>
  )
}
