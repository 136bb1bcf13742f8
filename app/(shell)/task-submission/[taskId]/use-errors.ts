import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { CallError, SessionEndedError } from './calls'

export type ShownError = { title: string; message: string }

/** What went wrong: shown briefly as a toast, and next to the text for as long as it applies. */
export function useErrors() {
  const t = useTranslations('submission')
  const [isSignedOut, setSignedOut] = useState(false)
  const [isGone, setGone] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [error, setError] = useState<ShownError | null>(null)

  /** Takes note of an ended session, and says once that the task no longer exists. */
  const notice = useCallback(
    (failure: unknown) => {
      if (failure instanceof SessionEndedError) setSignedOut(true)
      if (isGone || !(failure instanceof CallError) || !failure.isGone) return
      setGone(true)
      notify.destructive({ title: t('loadFailed'), description: t('gone') })
    },
    [t, isGone],
  )

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

  const shown = isGone ? { title: t('loadFailed'), message: t('gone') } : error
  return { isSignedOut, isGone, attempts, error: shown, setError, notice, tell, tellBeside, recover }
}
