import { useEffect, useEffectEvent, useState } from 'react'
import { askHealth } from '@/components/offline/reached'
import { databaseAwayDigest } from '@/lib/database-away'

type PageError = Error & { digest?: string }

/** away: the database cannot be reached; unclear: this is being checked; broken: the error has another cause. */
type Cause = 'away' | 'unclear' | 'broken'

const pollMs = 3_000
/** If the same error recurs this soon after a retry, its cause is not a brief outage of the database. */
const sameErrorMs = 15_000

let lastRetry = { path: '', at: -Infinity }

async function isServerWell(signal: AbortSignal): Promise<boolean> {
  try {
    return (await askHealth(signal)).ok
  } catch {
    return false
  }
}

/**
 * The cause of a page's error; retries automatically once the database is available again. The browser learns no
 * details of most server errors, so this checks the server's health.
 */
export function useRecovery(error: PageError, retry: () => void): Cause {
  const isAway = error.digest === databaseAwayDigest
  const [cause, setCause] = useState<Cause>(isAway ? 'away' : error.digest ? 'unclear' : 'broken')
  const isOver = cause === 'broken'
  const retryOnce = useEffectEvent((wasAway: boolean) => {
    const path = window.location.pathname
    const isRepeated = lastRetry.path === path && performance.now() - lastRetry.at < sameErrorMs
    if (isRepeated && !wasAway) return setCause('broken')
    lastRetry = { path, at: performance.now() }
    retry()
  })

  useEffect(() => {
    if (isOver) return
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (wasAway: boolean) => {
      const isWell = await isServerWell(controller.signal)
      if (controller.signal.aborted) return
      if (isWell) return retryOnce(wasAway)
      setCause('away')
      timer = setTimeout(() => void ask(true), pollMs)
    }
    if (isAway) timer = setTimeout(() => void ask(true), pollMs)
    else void ask(false)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [error, isAway, isOver])

  return cause
}
