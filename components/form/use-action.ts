'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useState, useTransition } from 'react'
import { callAction } from '@/components/form/call-action'
import type { ActionError } from '@/components/form/error-banner'
import { notify } from '@/components/ui/notify'
import type { Result } from '@/lib/http/result'
import type { NeededProof } from '@/lib/auth/proof-needed'

type Ending<T> = {
  /** The title of the error notice; without it, the error is shown only where the screen renders it. */
  failed?: string
  done: (data: T) => void
  /** Called instead of failing when the action needs a recent proof. */
  needsProof?: (needed: NeededProof) => void
  /** Called in addition to the error notice, for example to show the field errors. */
  onError?: (error: ActionError) => void
}

/**
 * Runs server actions one at a time and keeps the error of the last one, which is also shown as a notice. `busy`
 * lasts until the screen shows the change.
 */
export function useAction() {
  const t = useTranslations('common')
  const [busy, startTransition] = useTransition()
  const [error, setError] = useState<ActionError | null>(null)

  function run<T>(call: () => Promise<Result<T>>, { failed, done, needsProof, onError }: Ending<T>) {
    setError(null)
    startTransition(async () => {
      const result = await callAction(call, t)
      startTransition(() => {
        if (result.ok) return done(result.data)
        if (result.neededProof && needsProof) return needsProof(result.neededProof)
        setError(result)
        onError?.(result)
        if (failed) notify.destructive({ title: failed, description: result.message || t('unknownError') })
      })
    })
  }

  /** Fails without sending anything, for errors found in the browser. */
  function refuse(title: string, field: string, message: string) {
    setError({ message, fields: { [field]: [message] } })
    notify.destructive({ title, description: message })
  }

  /** Clears the error once the user edits the form. */
  const forget = useCallback(() => setError(null), [])

  return { busy, error, run, refuse, forget }
}
