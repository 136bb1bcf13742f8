'use client'

import { useEffect, useState } from 'react'
import { now } from '@/lib/clock'

const minute = 60_000

/**
 * The present, renewed each minute, when the screen is looked at again, and at `turn`, when something ends. It
 * begins with the moment the server rendered, so that the first markup here is the markup that came.
 */
export function useNow(initial: string, turn: string | null = null): Date {
  const [present, setPresent] = useState(() => new Date(initial))
  useEffect(() => {
    const tick = () => setPresent(now())
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = turn === null ? -1 : Date.parse(turn) - now().getTime()
      // A millisecond later it is over.
      timer = setTimeout(tickOn, left < 0 ? minute : Math.min(minute, left + 1))
    }
    const tickOn = () => {
      tick()
      wait()
    }
    // The markup may have waited in the browser's cache for a while.
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
