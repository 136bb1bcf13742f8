'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useNow } from '@/components/task/use-now'
import { remainingTime } from '@/lib/tasks/remaining-time'

type CountdownProps = { closesAt: string; now: string }

/** The remaining time; refreshes the screen when it reaches zero. */
export function Countdown({ closesAt, now }: CountdownProps) {
  const t = useTranslations('task')
  const router = useRouter()
  const present = useNow(now, closesAt)
  const isOver = Date.parse(closesAt) < present.getTime()
  const wasOver = Date.parse(closesAt) < Date.parse(now)

  useEffect(() => {
    if (isOver && !wasOver) router.refresh()
  }, [isOver, wasOver, router])

  return <span className="tabular-nums">{remainingTime(t, closesAt, present)}</span>
}
