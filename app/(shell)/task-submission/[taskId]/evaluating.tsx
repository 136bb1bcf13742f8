'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { now } from '@/lib/clock'

/** Shows that the evaluation is running and for how long. Screen readers announce it only every ten seconds. */
export function Evaluating() {
  const t = useTranslations('submission')
  const seconds = useElapsedSeconds()
  const tens = Math.floor(seconds / 10) * 10
  return (
    <div className="flex items-center gap-2 font-medium text-leaf-ink">
      <Spinner />
      <span aria-hidden className="tabular-nums">
        {t('evaluating', { seconds })}
      </span>
      <span role="status" className="sr-only">
        {t('evaluating', { seconds: tens })}
      </span>
    </div>
  )
}

function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const start = now().getTime()
    const timer = setInterval(() => setSeconds(Math.floor((now().getTime() - start) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
