'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import type { TaskView } from '@/lib/tasks/json'
import { fetchTask } from './calls'

const refreshMs = 30_000

/**
 * The task, refreshed every 30 seconds. Errors of that are passed to `onError`, and the last known task stays;
 * `refresh` is for explicit requests and throws.
 */
export function useTask(initial: TaskView, onNews: () => void, onError: (error: unknown) => void) {
  const t = useTranslations('submission')
  const [task, setTask] = useState(initial)
  const [seen, setSeen] = useState(initial)
  if (seen !== initial) {
    setSeen(initial)
    setTask(initial)
  }

  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      setTask(await fetchTask(t, initial.id, signal))
      onNews()
    },
    [t, initial.id, onNews],
  )

  useEffect(() => {
    const controller = new AbortController()
    const timer = setInterval(() => void refresh(controller.signal).catch(onError), refreshMs)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
    // Also when the page brings a newer task, which the response to an earlier request must not replace.
  }, [initial, refresh, onError])

  return { task, refresh }
}
