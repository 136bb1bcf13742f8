'use client'

import { useEffect, useEffectEvent, useState } from 'react'

const pauseMs = 150

export type PickedUser = { id: string; username: string; avatar: string | null }

/** Returns the users whose names contain the text, sorted by name. Rejects when the request fails. */
export type SearchUsers = (text: string, signal: AbortSignal) => Promise<PickedUser[]>

export type Found = {
  users: PickedUser[]
  /** A request is pending; `users` is the result of the previous one. */
  isPending: boolean
  isFailed: boolean
}

const nothing = { question: null as string | null, users: [] as PickedUser[], isFailed: false }

/**
 * Searches for users once typing pauses. A null `text` searches nothing, and a new `round` repeats the search.
 * `onFound` gets null when the search fails.
 */
export function useFound(
  text: string | null,
  round: number,
  search: SearchUsers,
  onFound: (users: PickedUser[] | null) => void,
): Found {
  const [answer, setAnswer] = useState(nothing)
  const question = text === null ? null : `${round} ${text}`
  const notifyFound = useEffectEvent(onFound)
  useEffect(() => {
    if (text === null) return
    const controller = new AbortController()
    const ask = async () => {
      const users = await search(text, controller.signal).catch(() => null)
      if (controller.signal.aborted) return
      setAnswer({ question, users: users ?? [], isFailed: users === null })
      notifyFound(users)
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [text, question, search])
  const { users, isFailed } = answer
  return { users, isFailed, isPending: question !== null && question !== answer.question }
}
