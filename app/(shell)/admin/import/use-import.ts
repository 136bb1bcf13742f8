'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Outcome } from '@/components/admin/import/import-outcome'
import { messageOf, partOf, send } from '@/components/form/send'
import { notify } from '@/components/ui/notify'
import type { ImportResult } from '@/lib/imports/plan'
import { jsonOf } from '@/lib/imports/reading'
import { messages } from '@/lib/messages'

const words = messages.imports

/** The failures that a notice names; all of them stand on the page. */
const mostTold = 5

/** Sends an import and says how it ended, by a notice and by an outcome to show. */
export function useImport() {
  const router = useRouter()
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  /** Resolves with whether every entry was taken. The text is an import that can be read. */
  async function start(text: string, taskCount: number): Promise<boolean> {
    setOutcome({ kind: 'pending', taskCount })
    const body = JSON.parse(jsonOf(text)) as unknown
    const reply = await send('POST', '/api/admin/tasks/bulk', { body }).catch(() => null)
    const results = reply?.ok ? (partOf(reply, 'results') as ImportResult[] | undefined) : undefined
    if (!results) {
      const message = reply && !reply.ok ? messageOf(reply, words.failed) : words.failed
      setOutcome({ kind: 'failed', message })
      notify.destructive({ title: words.failedTitle, description: message })
      return false
    }
    setOutcome({ kind: 'done', results })
    announce(results)
    // Tasks and what is counted of them show on nearly every screen.
    router.refresh()
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
