'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Outcome } from '@/components/admin/import/import-outcome'
import { callAction } from '@/components/form/call-action'
import { notify } from '@/components/ui/notify'
import type { ImportResult } from '@/lib/imports/plan'
import { importTasksAction } from './actions'

/** The failures that a notice names; all of them stand on the page. */
const mostTold = 5

/** Sends an import and says how it ended, by a notice and by an outcome to show. */
export function useImport() {
  const t = useTranslations('imports')
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  /** Resolves with whether every entry was taken. The text is an import that can be read. */
  async function start(text: string, taskCount: number): Promise<boolean> {
    setOutcome({ kind: 'pending', taskCount })
    const result = await callAction(() => importTasksAction({ text }), t('failed'))
    if (!result.ok) {
      setOutcome({ kind: 'failed', message: result.message })
      notify.destructive({ title: t('failedTitle'), description: result.message })
      return false
    }
    const results = result.data
    setOutcome({ kind: 'done', results })
    announce(results)
    return results.every(({ success }) => success)
  }

  return { outcome, busy: outcome?.kind === 'pending', start, reset: () => setOutcome(null) }
}

function announce(results: readonly ImportResult[]): void {
  const failed = results.filter(({ success }) => !success)
  if (failed.length === 0) {
    const added = results.reduce((sum, { tasksAdded }) => sum + tasksAdded, 0)
    const description =
      added === 0 && results.length > 0 ? `${words.success(added)}. ${words.allKnown}` : words.success(added)
    return notify.success({ title: words.successTitle, description })
  }
  const told = failed.slice(0, mostTold).map(({ user, message }) => words.result(user, message))
  const rest = failed.length > mostTold ? [words.more(failed.length - mostTold)] : []
  notify.destructive({ title: words.partialTitle, description: [...told, ...rest].join('; ') })
}
