'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { callAction } from '@/components/form/call-action'
import type { ActionError } from '@/components/form/error-banner'
import { address } from '@/components/rest/ask'
import type { Result } from '@/lib/http/result'
import { planRequest, type Wish } from '@/lib/planning/draft'
import type { Entry } from '@/lib/planning/entries'
import type { streamPlanOperation } from '@/lib/planning/operations'
import type { Grid } from '@/lib/planning/table'
import { fillFromLibraryAction } from './actions'
import { readSuggestions } from './read-suggestions'

const { path } = address<typeof streamPlanOperation>({ method: 'post', path: '/api/admin/plan/stream' })

/** What the suggestions are for: the plan, or the replacement of the task with this key. */
type Purpose = 'plan' | number

export type SuggestionState = { purpose: Purpose } & (
  | { kind: 'idle' }
  /** `count` tasks are being suggested; `arrived` of them are there. */
  | { kind: 'busy'; count: number; arrived: number }
  | { kind: 'failed'; message: string; arrived: number }
  | { kind: 'stopped' }
)

type Request = { purpose: Purpose; grid: Grid; count: number; wish: Wish; avoid: string[] }

type OnEntry = (entry: Entry) => void

/** Why there are no more suggestions; null at their end. */
type Outcome = ActionError | null

/** Requests suggestions, one request at a time; a new one cancels the previous, and so does leaving the page. */
export function useSuggestions() {
  const t = useTranslations('planning')
  const tCommon = useTranslations('common')
  const [state, setState] = useState<SuggestionState>({ purpose: 'plan', kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const bodyOf = ({ grid: { members, days, perDay }, wish, avoid }: Request) => ({
    ...planRequest({ members: members.map(({ id }) => id), days, perDay, ...wish }),
    avoid,
  })

  /** Resolves to whether the suggestions are complete, or their error; those that arrived are not taken back. */
  async function run(
    { purpose, count }: Request,
    onEntry: OnEntry,
    ask: (onEntry: OnEntry, signal: AbortSignal) => Promise<Outcome>,
  ): Promise<Result<boolean>> {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ purpose, kind: 'busy', count, arrived: 0 })
    let arrived = 0
    const take = (entry: Entry) => {
      if (signal.aborted) return
      arrived += entry.tasks.length
      onEntry(entry)
      setState({ purpose, kind: 'busy', count, arrived })
    }
    const error = await ask(take, signal).catch(() => ({ message: t('failed') }))
    if (signal.aborted) return { ok: true, data: false }
    running.current = null
    setState({ purpose, ...(error === null ? { kind: 'idle' } : { kind: 'failed', message: error.message, arrived }) })
    return error === null ? { ok: true, data: true } : { ok: false, ...error }
  }

  function end(kind: 'idle' | 'stopped') {
    running.current?.abort()
    running.current = null
    setState(({ purpose }) => ({ purpose, kind }))
  }

  return {
    state,
    suggest: (request: Request, onEntry: OnEntry) =>
      run(request, onEntry, async (take, signal) => {
        const body = JSON.stringify(bodyOf(request))
        const headers = { 'Content-Type': 'application/json' }
        const response = await fetch(path, { method: 'POST', headers, body, signal, cache: 'no-store' })
        return readSuggestions(response, take, t('failed'))
      }),
    fill: (request: Request, onEntry: OnEntry) =>
      run(request, onEntry, async (take) => {
        const result = await callAction(() => fillFromLibraryAction(bodyOf(request)), tCommon, t('failed'))
        if (!result.ok) return result
        result.data.forEach(take)
        return null
      }),
    cancel: () => end('stopped'),
    forget: () => end('idle'),
  }
}
