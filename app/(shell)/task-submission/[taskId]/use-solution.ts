'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { connectionChanged, isOffline } from '@/components/offline/connection'
import type { DraftReply } from '@/components/task/save-draft'
import { copyKey } from '@/components/task/unsaved-texts'
import type { TaskView } from '@/lib/tasks/json'
import { opened, type Draft } from './draft'
import { DraftStore } from './draft-store'
import { saveByAction } from './save-by-action'

export type Solution = Draft & { store: DraftStore }

const textOf = ({ draft, response, draftVersion }: TaskView) => ({
  text: draft ?? response ?? '',
  version: draftVersion,
})

type UseSolution = {
  isOwn: boolean
  canSave: boolean
  /** Called with the reply to an automatic save. */
  onReply: (reply: DraftReply) => void
}

/**
 * The text being edited. It starts as the unsaved text that this browser stores after a crash, an expired session or
 * a closed tab, else as the task's draft, else as its response; a later change of the task is shown beside it. A viewer
 * who is not the assignee does not see what the assignee left unsaved in this browser.
 */
export function useSolution(initial: TaskView, task: TaskView, { isOwn, canSave, onReply }: UseSolution): Solution {
  const [begun] = useState(() => textOf(initial))
  const [store] = useState(
    () =>
      new DraftStore({
        key: isOwn && typeof window !== 'undefined' ? copyKey(initial.assignedTo, initial.id) : null,
        taskId: initial.id,
        saved: begun,
        saveByAction,
      }),
  )
  // Hydration starts from the server's markup, which has no text of this device.
  const [atFirst] = useState(() => opened(begun))
  const draft = useSyncExternalStore(store.subscribe, store.current, () => atFirst)

  const onReplyNow = useEffectEvent(onReply)
  useEffect(() => {
    if (!canSave) return
    const close = store.open((reply) => onReplyNow(reply))
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('online', store.flush, { signal })
    // The network may be back before the server can be reached.
    window.addEventListener(connectionChanged, () => isOffline() || store.flush(), { signal })
    window.addEventListener('pagehide', store.keep, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && store.leave(), { signal })
    return () => {
      controller.abort()
      close()
    }
  }, [store, canSave])

  useEffect(() => {
    if (isOwn) store.meet(textOf(task))
  }, [store, task, isOwn])

  const isNowhere = draft.savedIn === 'nowhere'
  useEffect(() => {
    if (!isNowhere) return
    const warn = (event: BeforeUnloadEvent) => {
      // Another tab signed out and has saved the text; this page is hidden before it navigates, and must not prompt.
      if (!document.documentElement.hidden) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNowhere])

  return { ...draft, store }
}
