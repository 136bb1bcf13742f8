'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { callAction } from '@/components/form/call-action'
import type { Failed } from '@/components/form/failure-banner'
import { notify } from '@/components/ui/notify'
import type { Result } from '@/lib/http/result'
import type { NeededProof } from '@/lib/auth/proof-needed'

type Ending<T> = {
  /** The title of the notice when it did not work. */
  failed: string
  done: (data: T) => void
  /** Called instead of failing when a proof would open it. */
  needsProof?: (needed: NeededProof) => void
  /** Called besides the notice, with what the server says of each field for instance. */
  onFailed?: (failure: Failed) => void
}

/**
 * Runs server actions one at a time and remembers why the last one failed; `busy` lasts until the screen shows
 * what changed. A failure is also told by a notice.
 */
export function useAction() {
  const t = useTranslations('common')
  const [busy, startTransition] = useTransition()
  const [failure, setFailure] = useState<Failed | null>(null)

  function run<T>(call: () => Promise<Result<T>>, { failed, done, needsProof, onFailed }: Ending<T>) {
    setFailure(null)
    startTransition(async () => {
      const result = await callAction(call, t)
      startTransition(() => {
        if (result.ok) return done(result.data)
        if (result.neededProof && needsProof) return needsProof(result.neededProof)
        setFailure(result)
        onFailed?.(result)
        notify.destructive({ title: failed, description: result.message || t('unknownError') })
      })
    })
  }

  /** What is wrong is plain before anything is sent. */
  function refuse(title: string, field: string, message: string) {
    setFailure({ message, fields: { [field]: [message] } })
    notify.destructive({ title, description: message })
  }

  /** What was wrong is being put right. */
  const forget = () => setFailure(null)

  return { busy, failure, run, refuse, forget }
}
