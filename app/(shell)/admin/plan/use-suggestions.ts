'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { call, remote } from '@/components/rest/call'
import { callAction } from '@/components/form/call-action'
import { messageOf } from '@/components/rest/send'
import type { Locale } from '@/lib/i18n/locale'
import type { Theme } from '@/lib/library/themes'
import type { Entry } from '@/lib/planning/entries'
import type { suggestPlanOperation } from '@/lib/planning/operations'
import type { Grid } from '@/lib/planning/table'
import { fillFromLibraryAction } from './actions'

const suggestPlan = remote<typeof suggestPlanOperation>({
  method: 'post',
  path: '/api/admin/plan',
  load: async () => (await import('@/lib/planning/operations')).suggestPlanOperation,
})

/** What is wanted of the tasks, besides for whom and when. */
export type Wish = { goal: string; language: Locale; theme: Theme | '' }

type State =
  | { kind: 'idle' }
  /** `count` tasks are being suggested. */
  | { kind: 'busy'; count: number }
  | { kind: 'failed'; message: string }
  | { kind: 'stopped' }

/** Requests suggestions, one request at a time; a new one cancels the previous. */
export function useSuggestions() {
  const t = useTranslations('planning')
  const tCommon = useTranslations('common')
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)

  const bodyOf = (grid: Grid, { goal, language, theme }: Wish, avoid: string[]) => ({
    goal,
    language,
    ...(theme !== '' && { theme }),
    members: grid.members.map(({ id }) => id),
    days: [...grid.days],
    perDay: grid.perDay,
    avoid,
  })

  async function run(count: number, ask: (signal: AbortSignal) => Promise<Entry[] | { message: string }>) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'busy', count })
    const found = await ask(controller.signal).catch(() => ({ message: t('failed') }))
    if (controller.signal.aborted) return null
    running.current = null
    setState(Array.isArray(found) ? { kind: 'idle' } : { kind: 'failed', message: found.message })
    return Array.isArray(found) ? found : null
  }

  return {
    state,
    /** The suggested entries; null when there are none, and `state` says why. */
    suggest: (grid: Grid, count: number, wish: Wish, avoid: string[]) =>
      run(count, async (signal) => {
        const { reply, answer } = await call(suggestPlan, { body: bodyOf(grid, wish, avoid), signal })
        return answer ? (answer.entries as Entry[]) : { message: messageOf(reply, t('failed')) }
      }),
    fill: (grid: Grid, count: number, wish: Wish, avoid: string[]) =>
      run(count, async () => {
        const result = await callAction(() => fillFromLibraryAction(bodyOf(grid, wish, avoid)), tCommon, t('failed'))
        return result.ok ? result.data : result
      }),
    cancel: () => {
      running.current?.abort()
      running.current = null
      setState({ kind: 'stopped' })
    },
  }
}
