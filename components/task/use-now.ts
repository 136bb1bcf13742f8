'use client'

import { useEffect, useState } from 'react'
import { minuteMs } from '@/lib/durations'
import { now } from '@/lib/clock'

/**
 * The current time, updated every minute, when the screen becomes visible, and at `turn`, an ISO 8601 deadline. It
 * starts as the server's time of rendering, so that hydration matches the server's markup.
 */
export function useNow(initial: string, turn: string | null = null): Date {
  const [present, setPresent] = useState(() => new Date(initial))
  useEffect(() => {
    const tick = () => setPresent(now())
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = turn === null ? -1 : Date.parse(turn) - now().getTime()
      // The deadline has passed a millisecond after it.
      timer = setTimeout(tickOn, left < 0 ? minuteMs : Math.min(minuteMs, left + 1))
    }
    const tickOn = () => {
      tick()
      wait()
    }
    // The markup may come from the browser's cache and be outdated.
    const first = setTimeout(tick)
    wait()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(first)
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [turn])
  return present
}
