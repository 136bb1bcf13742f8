import { useEffect } from 'react'
import { checkConnection, isOffline, useIsOffline } from '@/components/offline/connection'

const againMs = 5_000

/**
 * Whether the server cannot be reached. Checks when the browser's network or visibility changes, and every five seconds
 * while it cannot.
 */
export function useConnection(): boolean {
  const isAway = useIsOffline()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const check = () => void checkConnection(signal)
    for (const event of ['online', 'offline']) window.addEventListener(event, check, { signal })
    document.addEventListener('visibilitychange', () => !document.hidden && isOffline() && check(), { signal })
    if (isAway || !navigator.onLine) check()
    const timer = isAway ? setInterval(check, againMs) : undefined
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [isAway])
  return isAway
}
