'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

type ProgressLineProps = {
  count: number
  arrived: number
  /** Shows nothing in the first second, in which most are there. */
  isLate: boolean
  onCancel: () => void
}

/** Says what is being suggested, how much of it is there and for how long, with a button that cancels it. */
export function ProgressLine({ count, arrived, isLate, onCancel }: ProgressLineProps) {
  const t = useTranslations('planning')
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1000)
    return () => clearInterval(timer)
  }, [])

  if (isLate && seconds === 0) return null
  return (
    <Banner tone="sky" icon={<Spinner />}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">{t('suggesting', { count })}</p>
        {arrived > 0 && <p>{t('arrived', { count: arrived })}</p>}
        {seconds > 0 && <p className="tabular-nums">{t('seconds', { seconds })}</p>}
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Banner>
  )
}
