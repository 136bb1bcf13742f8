'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { copyKey } from '@/components/task/unsaved-texts'
import type { TaskView } from '@/lib/tasks/json'
import { readCopy, writeCopy } from './local-copy'

const never = () => () => {}

export type Solution = {
  text: string
  /** There is text that the server does not have. */
  isUnsaved: boolean
  /** This very text was just saved as a draft. */
  isDraftSaved: boolean
  /** The text was left unsaved here some time ago, and brought back. */
  isRestored: boolean
  /** The server has a text, which can be gone back to. */
  hasSaved: boolean
  edit: (text: string) => void
  /** What was given up for the saved text, until something else is written. */
  discarded: string | null
  /** Gives up what was brought back for what the server has. */
  discard: () => void
  /** Takes back what was given up. */
  restore: () => void
  /** The server now has this text: as a draft, or for good. */
  markSaved: (text: string, how: 'draft' | 'submitted') => void
}

/**
 * The text being written. It begins once with the task's draft, else with its response, or with what this browser still keeps
 * from a crash, a lost session or a closed tab; later news of the task never touch it. Who only reads
 * somebody else's solution does not see what that person left here unsaved.
 */
export function useSolution(task: TaskView, isOwn: boolean): Solution {
  const key = copyKey(task.assignedTo, task.id)
  // Read through an external store, so that the first markup here is the server's, which knows no copy; and only
  // once, because another tab that saves the same task takes the copy away.
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
      // Somebody signed out in another tab: the text is saved by then, and this page hides before it leaves.
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
