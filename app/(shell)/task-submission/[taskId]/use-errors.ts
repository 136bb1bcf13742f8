import { useCallback, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { CallError, SessionEndedError } from './calls'

export type ShownError = { title: string; message: string }

/** What went wrong: shown briefly as a toast, and next to the text for as long as it applies. */
export function useErrors() {
  const [isSignedOut, setSignedOut] = useState(false)
  const [isGone, setGone] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [error, setError] = useState<ShownError | null>(null)

  /** Takes note of an ended session, and of a task that no longer exists. */
  const notice = useCallback((failure: unknown) => {
    if (failure instanceof SessionEndedError) setSignedOut(true)
    if (failure instanceof CallError && failure.isGone) setGone(true)
  }, [])

  function tell(failure: unknown) {
    notice(failure)
    if (!(failure instanceof CallError) || (failure.isGone && !isGone)) return
    notify.destructive({ title: failure.title, description: failure.message })
  }

  function tellBeside(failure: unknown) {
    tell(failure)
    if (failure instanceof SessionEndedError) setAttempts((count) => count + 1)
    if (failure instanceof CallError) setError({ title: failure.title, message: failure.message })
  }

  /** The task was read. */
  const recover = useCallback(() => {
    setSignedOut(false)
    setGone(false)
  }, [])

  // What is gone is said by itself.
  return { isSignedOut, isGone, attempts, error: isGone ? null : error, setError, notice, tell, tellBeside, recover }
}
