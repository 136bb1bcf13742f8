'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '@/components/rest/call'
import { notify } from '@/components/ui/notify'
import { listManagedUsers } from '@/components/user/list-managed-users'
import type { ManagedUserJson } from '@/lib/users/json'
import { mostCounted } from '@/lib/http/keyset'
import { fieldsOf } from '@/lib/record'
import { longestUserList, usersPerPage } from '@/lib/users/limits'

/** How close to the bottom loading starts, and how long it takes at least. See docs/rules.md, fixed values. */
const nearBottomPx = 100
const pauseMs = 500

const pause = () => new Promise((resume) => setTimeout(resume, pauseMs))

async function fetchUsers(query: string, offset: number, limit: number): Promise<ManagedUserJson[]> {
  const { reply, answer: users } = await call(listManagedUsers, { query: { q: query, offset, limit } })
  if (!users) throw new Error(`GET /api/admin/users answered ${reply.status}`)
  return users
}

function isNearBottom(): boolean {
  const { scrollHeight } = document.documentElement
  return scrollHeight - window.innerHeight - window.scrollY <= nearBottomPx
}

/** The users that scrolling loaded, kept for going back; a mark in the browser's history entry says that they apply. */
let kept: { query: string; users: ManagedUserJson[] } | null = null
const mark = 'hasKeptUsers'

function readKept(query: string): ManagedUserJson[] {
  const isBack = kept?.query === query && fieldsOf(window.history.state)[mark] === true
  return isBack && kept ? kept.users : []
}

function keep(query: string, users: ManagedUserJson[]) {
  kept = { query, users }
  window.history.replaceState({ ...window.history.state, [mark]: true }, '')
}

/** The users of the rendered page, and those that scrolling has loaded. */
export function useUsers(first: ManagedUserJson[], total: number, query: string) {
  const t = useTranslations('manageUsers')
  const [more, setMore] = useState(() => readKept(query))
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isUnderWay = useRef(false)
  // A user who was added or renamed meanwhile shifts the pages: remove duplicates.
  const users = [...new Map([...first, ...more].map((user) => [user.id, user])).values()]
  const shown = first.length + more.length
  const [isWhole, setWhole] = useState(false)
  // A search does not count all matches; then a short page is the last.
  const hasMore = total > mostCounted ? !isWhole : shown < total

  useEffect(() => {
    if (more.length > 0) keep(query, more)
  }, [query, more])

  const load = useCallback(async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('loading')
    try {
      const [next] = await Promise.all([fetchUsers(query, shown, usersPerPage), pause()])
      setMore((before) => [...before, ...next])
      setWhole(next.length < usersPerPage)
      setState('idle')
    } catch {
      setState('failed')
      notify.destructive({ title: t('loadFailedTitle'), description: t('loadFailed') })
    } finally {
      isUnderWay.current = false
    }
  }, [query, shown, t])

  useEffect(() => {
    if (!hasMore || state !== 'idle') return
    const check = () => {
      if (isNearBottom()) void load()
    }
    check() // A list shorter than the screen fires no scroll event.
    window.addEventListener('scroll', check, { passive: true })
    window.addEventListener('resize', check)
    return () => {
      window.removeEventListener('scroll', check)
      window.removeEventListener('resize', check)
    }
  }, [hasMore, state, load])

  // The page was rendered again, after a change or a navigation back: reload what scrolling had added.
  const [seen, setSeen] = useState(more.length > 0 ? null : first)
  const isStale = seen !== first
  useEffect(() => {
    if (!isStale) return
    let isCurrent = true
    const limit = Math.min(more.length, longestUserList)
    void (limit === 0 ? Promise.resolve([]) : fetchUsers(query, first.length, limit).catch(() => null)).then(
      (again) => {
        if (!isCurrent) return
        setSeen(first)
        if (again) setMore(again)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isStale, first, more.length, query])

  return { users, state, load }
}
