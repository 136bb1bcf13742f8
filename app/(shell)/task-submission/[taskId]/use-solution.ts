'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { copyKey } from '@/components/task/unsaved-texts'
import type { TaskView } from '@/lib/tasks/json'
import { readCopy, writeCopy } from './local-copy'

const never = () => () => {}

export type Solution = {
  text: string
  /** The text differs from what the server has. */
  isUnsaved: boolean
  /** This exact text was just saved as a draft. */
  isDraftSaved: boolean
  /** The text is an earlier unsaved one, restored from this browser. */
  isRestored: boolean
  /** The server has a text that `discard` can return to. */
  hasSaved: boolean
  edit: (text: string) => void
  /** The text that `discard` replaced, until the text is edited. */
  discarded: string | null
  /** Replaces the restored text by the server's. */
  discard: () => void
  /** Undoes `discard`. */
  restore: () => void
  /** Records that the server now has this text. */
  markSaved: (text: string, how: 'draft' | 'submitted') => void
}

/**
 * The text being edited. It starts as the unsaved text that this browser stores after a crash, an expired session or
 * a closed tab, else as the task's draft, else as its response; later updates of the task never change it. A viewer
 * who is not the assignee does not see what the assignee left unsaved in this browser.
 */
export function useSolution(task: TaskView, isOwn: boolean): Solution {
  const key = copyKey(task.assignedTo, task.id)
  // Read through an external store, so that hydration starts from the server's markup, which has no stored text; and
  // only once, because another tab that saves the same task removes the stored text.
  const [copyOnce] = useState(() => once(() => (isOwn ? readCopy(key) : null)))
  const copy = useSyncExternalStore(never, copyOnce, () => null)
  const [saved, setSaved] = useState(task.draft ?? task.response ?? '')
  const [edited, setEdited] = useState<string | null>(null)
  const [discarded, setDiscarded] = useState<string | null>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const text = edited ?? copy ?? saved
  const isUnsaved = text !== saved

  useEffect(() => {
    if (edited !== null) writeCopy(key, edited === saved ? null : edited)
  }, [key, edited, saved])

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      // Another tab signed out and has saved the text; this page is hidden before it navigates, and must not prompt.
      if (!document.documentElement.hidden) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])

  return {
    text,
    isUnsaved,
    isDraftSaved: draft === text,
    isRestored: edited === null && isUnsaved,
    hasSaved: saved !== '',
    discarded,
    edit: (next) => {
      setEdited(next)
      setDiscarded(null)
      setDraft(null)
    },
    discard: () => {
      setDiscarded(text)
      setEdited(saved)
    },
    restore: () => {
      setEdited(discarded)
      setDiscarded(null)
    },
    markSaved: (now, how) => {
      setSaved(now)
      setEdited((current) => current ?? now)
      setDraft(how === 'draft' ? now : null)
    },
  }
}

function once<T>(read: () => T): () => T {
  let found: { value: T } | null = null
  return () => (found ??= { value: read() }).value
}
