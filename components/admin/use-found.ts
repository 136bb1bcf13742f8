'use client'

import { useEffect, useEffectEvent, useState } from 'react'

const pauseMs = 150

export type PickedUser = { id: string; username: string; avatar: string | null }

/** The users whose names hold the text, by name; rejects when they cannot be had. */
export type SearchUsers = (text: string, signal: AbortSignal) => Promise<PickedUser[]>

export type Found = {
  users: PickedUser[]
  /** An answer is on its way; the users are those of the answer before. */
  isPending: boolean
  isFailed: boolean
}

const nothing = { question: null as string | null, users: [] as PickedUser[], isFailed: false }

/**
 * The users found for the text, once the typing pauses; null asks nothing, and another round asks again. `onFound` is
 * given null when they cannot be had.
 */
export function useFound(
  text: string | null,
  round: number,
  search: SearchUsers,
  onFound: (users: PickedUser[] | null) => void,
): Found {
  const [answer, setAnswer] = useState(nothing)
  const question = text === null ? null : `${round} ${text}`
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    if (text === null) return
    const leaving = new AbortController()
    const ask = async () => {
      const users = await search(text, leaving.signal).catch(() => null)
      if (leaving.signal.aborted) return
      setAnswer({ question, users: users ?? [], isFailed: users === null })
      tell(users)
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [text, question, search])
  const { users, isFailed } = answer
  return { users, isFailed, isPending: question !== null && question !== answer.question }
}
