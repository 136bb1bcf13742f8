'use client'

import { useEffect, useState } from 'react'
import { now } from '@/lib/clock'

const minute = 60_000

/**
 * The present, renewed each minute and when the screen is looked at again. It begins with the moment the
 * server rendered, so that the first markup here is the markup that came.
 */
export function useNow(initial: string): Date {
  const [present, setPresent] = useState(() => new Date(initial))
  useEffect(() => {
    const tick = () => setPresent(now())
    // The markup may have waited in the browser's cache for a while.
    const first = setTimeout(tick)
    const timer = setInterval(tick, minute)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return present
}
