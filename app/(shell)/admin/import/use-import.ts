'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAction } from '@/components/form/call-action'
import { notify } from '@/components/ui/notify'
import type { Translate } from '@/lib/i18n/message'
import type { Day } from '@/lib/calendar'
import type { Reading } from '@/lib/imports/reading'
import type { ImportResult } from '@/lib/imports/plan'
import type { Outcome } from './import-outcome'
import { importTasksAction } from './actions'

/** The maximum number of errors in the notice; the page lists all of them. */
const maxListed = 5

/** Sends an import and reports its outcome with a notice and on the page. */
export function useImport() {
  const t = useTranslations('imports')
  const tCommon = useTranslations('common')
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  /** Returns true when every entry was imported. `text` must be a readable import. */
  async function start(text: string, { taskCount, entries }: Reading): Promise<boolean> {
    setOutcome({ kind: 'pending', taskCount })
    const result = await callAction(() => importTasksAction({ text }), tCommon, t('failed'))
    if (!result.ok) {
      setOutcome({ kind: 'failed', message: result.message })
      notify.destructive({ title: t('failedTitle'), description: result.message })
      return false
    }
    const results = result.data
    setOutcome({ kind: 'done', results, days: daysOf(entries.filter((_, index) => results[index]?.success)) })
    announce(results, t)
    return results.every(({ success }) => success)
  }

  return { outcome, busy: outcome?.kind === 'pending', start, reset: () => setOutcome(null) }
}

const daysOf = (entries: Reading['entries']): Day[] =>
  entries.flatMap(({ tasks }) => tasks.flatMap(({ task }) => task?.date ?? [])).toSorted()

function announce(results: readonly ImportResult[], t: Translate<'imports'>): void {
  const failed = results.filter(({ success }) => !success)
  if (failed.length === 0) {
    const added = results.reduce((sum, { tasksAdded }) => sum + tasksAdded, 0)
    const success = t('success', { count: added })
    const description = added === 0 && results.length > 0 ? `${success}. ${t('allKnown')}` : success
    return notify.success({ title: t('successTitle'), description })
  }
  const listed = failed.slice(0, maxListed).map(({ user, message }) => t('result', { user, message }))
  const rest = failed.length > maxListed ? [t('more', { count: failed.length - maxListed })] : []
  notify.destructive({ title: t('partialTitle'), description: [...listed, ...rest].join('; ') })
}
