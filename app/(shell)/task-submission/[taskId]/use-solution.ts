'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TaskView } from '@/lib/tasks/json'
import { copyKey, readCopy, writeCopy } from './local-copy'

const never = () => () => {}

export type Solution = {
  text: string
  /** There is text that the server does not have. */
  isUnsaved: boolean
  /** This very text was just saved as a draft. */
  isDraftSaved: boolean
  /** The text was left unsaved here some time ago, and brought back. */
  isRestored: boolean
  edit: (text: string) => void
  /** Gives up what was brought back for what the server has. */
  discard: () => void
  /** The server now has this text: as a draft, or for good. */
  markSaved: (text: string, how: 'draft' | 'submitted') => void
}

/**
 * The text being written. It begins once with what the task holds, or with what this browser still keeps
 * from a crash, a lost session or a closed tab; later news of the task never touch it. Who only reads
 * somebody else's solution does not see what that person left here unsaved.
 */
export function useSolution(task: TaskView, isOwn: boolean): Solution {
  const key = copyKey(task.assignedTo, task.id)
  // Read through an external store, so that the first markup here is the server's, which knows no copy.
  const copy = useSyncExternalStore(
    never,
    () => (isOwn ? readCopy(key) : null),
    () => null,
  )
  const [saved, setSaved] = useState(task.response ?? '')
  const [edited, setEdited] = useState<string | null>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const text = edited ?? copy ?? saved
  const isUnsaved = text !== saved

  useEffect(() => {
    if (edited !== null) writeCopy(key, edited === saved ? null : edited)
  }, [key, edited, saved])

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])

  return {
    text,
    isUnsaved,
    isDraftSaved: draft === text,
    isRestored: edited === null && isUnsaved,
    edit: (next) => {
      setEdited(next)
      setDraft(null)
    },
    discard: () => setEdited(saved),
    markSaved: (now, how) => {
      setSaved(now)
      setEdited((current) => current ?? now)
      setDraft(how === 'draft' ? now : null)
    },
  }
}
