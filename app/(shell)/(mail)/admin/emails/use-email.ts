'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callAction } from '@/components/form/call-action'
import type { useAction } from '@/components/form/use-action'
import { isOfflineNow } from '@/components/offline/connection'
import { ask as askServer } from '@/components/rest/ask'
import { answerIn, remote } from '@/components/rest/call'
import type { readEmailStatusOperation } from '@/lib/emails/operations'
import { formatSender } from '@/lib/sender'
import type { Translate } from '@/lib/i18n/message'

export type Notice = { kind: 'success' | 'error' | 'info'; text: string }

const readStatus = remote<typeof readEmailStatusOperation>({
  method: 'get',
  path: '/api/send-emails/status',
  load: async () => (await import('@/lib/emails/operations')).readEmailStatusOperation,
})

const error = (text: string): Notice => ({ kind: 'error', text })

/**
 * Checks the e-mail service and sends through it; docs/rules.md fixes the banner's texts. `sender` is
 * the default sender, blank until it is known; an error of that first call is not shown.
 */
export function useEmail() {
  const t = useTranslations('emails')
  const tCommon = useTranslations('common')
  const brand = tCommon('brand')
  const [notice, setNotice] = useState<Notice | null>(null)
  const [state, setState] = useState<'idle' | 'checking' | 'sending'>('idle')
  const [sender, setSender] = useState('')
  const isFilling = useRef(false)
  const forget = useCallback(() => {
    if (!isFilling.current) setNotice(null)
  }, [])

  /** Changes the form without clearing the notice, as typing does. */
  function fill(change: () => void) {
    isFilling.current = true
    change()
    isFilling.current = false
  }

  useEffect(() => {
    const controller = new AbortController()
    askServer(readStatus, { signal: controller.signal })
      .then((reply) => answerIn(readStatus, reply))
      .then((status) => {
        const address = status?.defaultSender
        if (address && !controller.signal.aborted) setSender(formatSender({ label: brand, address }))
      })
      // The button shows the error when it is pressed.
      .catch(() => undefined)
    return () => controller.abort()
  }, [brand])

  async function check() {
    setState('checking')
    setNotice(await ask(t, tCommon))
    setState('idle')
  }

  const run: ReturnType<typeof useAction>['run'] = (call, { done, onError }) => {
    setState('sending')
    setNotice(null)
    // `fetch` throws a TypeError when there is no network; anything else is a server error.
    const otherwise = (cause: unknown) => (cause instanceof TypeError ? t('unknownError') : t('unknownApiError'))
    void callAction(call, tCommon, otherwise).then((result) => {
      setState('idle')
      if (result.ok) return done(result.data)
      setNotice(error(t('error', { text: result.message })))
      onError?.(result)
    })
  }

  return {
    sender,
    notice,
    state,
    check,
    run,
    fill,
    forget,
    refuse: (text: string) => setNotice(error(t('error', { text }))),
    showSent: (id: string | null) => setNotice({ kind: 'success', text: t('sent', { id: id || t('noId') }) }),
  }
}

async function ask(t: Translate<'emails'>, tCommon: Translate<'common'>): Promise<Notice> {
  try {
    const reply = await askServer(readStatus, {})
    if (!reply.ok) return error(t('checkFailed', { status: reply.status }))
    const status = await answerIn(readStatus, reply)
    const isConfigured = String(status?.resendConfigured === true)
    return { kind: 'info', text: t('status', { message: status?.message || t('ok'), isConfigured }) }
  } catch {
    return error(t('checkError', { text: (await isOfflineNow()) ? tCommon('offline') : t('checkUnknown') }))
  }
}
