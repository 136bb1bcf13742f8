'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { callAction } from '@/components/form/call-action'
import { answerIn, ask as askServer, remote } from '@/components/rest/call'
import type { readEmailStatusOperation } from '@/lib/emails/operations'
import type { sendEmailSchema } from '@/lib/emails/schema'
import { formatSender } from '@/lib/emails/sender'
import type { Translate } from '@/lib/i18n/message'
import type * as z from '@/lib/zod'
import { sendEmailAction } from './actions'

export type Notice = { kind: 'success' | 'error' | 'info'; text: string }
type Email = { to: string; from: string; subject: string; html: string }

const readStatus = remote<typeof readEmailStatusOperation>({
  method: 'get',
  path: '/api/send-emails/status',
  load: async () => (await import('@/lib/emails/operations')).readEmailStatusOperation,
})

const error = (text: string): Notice => ({ kind: 'error', text })
const reasonOf = (cause: unknown, otherwise: string) => (cause instanceof Error && cause.message) || otherwise

/**
 * Checks the e-mail service and sends through it; section 8 of the specification fixes the banner's text. On mount it
 * passes the default sender to `onSender`, without showing errors.
 */
export function useEmail(onSender: (sender: string) => void) {
  const t = useTranslations('emails')
  const tCommon = useTranslations('common')
  const brand = tCommon('brand')
  const [notice, setNotice] = useState<Notice | null>(null)
  const [state, setState] = useState<'idle' | 'checking' | 'sending'>('idle')
  const tell = useRef(onSender)

  useEffect(() => {
    const controller = new AbortController()
    askServer(readStatus, { signal: controller.signal })
      .then((reply) => answerIn(readStatus, reply))
      .then((status) => {
        const address = status?.defaultSender
        if (address && !controller.signal.aborted) tell.current(formatSender({ label: brand, address }))
      })
      // The button shows the error when it is pressed.
      .catch(() => undefined)
    return () => controller.abort()
  }, [brand])

  async function check() {
    setState('checking')
    setNotice(await ask(t))
    setState('idle')
  }

  /** Returns true when the e-mail was sent. */
  async function send({ from, ...email }: Email): Promise<boolean> {
    setState('sending')
    setNotice(null)
    const found = await post({ ...email, ...(from.trim() !== '' && { from }) }, { t, tCommon })
    setNotice(found)
    setState('idle')
    return found.kind === 'success'
  }

  return { notice, state, check, send, refuse: (text: string) => setNotice(error(t('error', { text }))) }
}

async function ask(t: Translate<'emails'>): Promise<Notice> {
  try {
    const reply = await askServer(readStatus, {})
    if (!reply.ok) return error(t('checkFailed', { status: reply.status }))
    const status = await answerIn(readStatus, reply)
    const isConfigured = String(status?.resendConfigured === true)
    return { kind: 'info', text: t('status', { message: status?.message || t('ok'), isConfigured }) }
  } catch (cause) {
    return error(t('checkError', { text: reasonOf(cause, t('checkUnknown')) }))
  }
}

type Translators = { t: Translate<'emails'>; tCommon: Translate<'common'> }

async function post(email: z.input<typeof sendEmailSchema>, { t, tCommon }: Translators): Promise<Notice> {
  const result = await callAction(
    () => sendEmailAction(email),
    tCommon,
    // `fetch` throws a TypeError when there is no network; anything else is a server error.
    (cause) => (cause instanceof TypeError ? cause.message || t('unknownError') : t('unknownApiError')),
  )
  if (!result.ok) return error(t('error', { text: result.message }))
  return { kind: 'success', text: t('sent', { id: result.data.id || t('noId') }) }
}
