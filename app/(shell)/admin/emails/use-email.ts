'use client'

import { useEffect, useRef, useState } from 'react'
import { callAction } from '@/components/form/call-action'
import { parseReply, send as call } from '@/components/form/send'
import type { EmailStatus, sendEmailSchema } from '@/lib/emails/schema'
import { formatSender } from '@/lib/emails/sender'
import { messages } from '@/lib/messages'
import type * as z from '@/lib/zod'
import { sendEmailAction } from './actions'

const words = messages.emails

export type Notice = { kind: 'success' | 'error' | 'info'; text: string }
type Email = { to: string; from: string; subject: string; html: string }

const error = (text: string): Notice => ({ kind: 'error', text })
const reasonOf = (fault: unknown, otherwise: string) => (fault instanceof Error && fault.message) || otherwise

/**
 * Asks about the e-mail service and sends through it; the banner's words are those of the specification,
 * section 8. Once, in silence, it tells `onSender` who e-mails come from.
 */
export function useEmail(onSender: (sender: string) => void) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [state, setState] = useState<'idle' | 'checking' | 'sending'>('idle')
  const tell = useRef(onSender)

  useEffect(() => {
    const leaving = new AbortController()
    call('GET', '/api/send-emails/status', { signal: leaving.signal })
      .then((reply) => {
        const address = reply.ok ? parseReply<Partial<EmailStatus>>(reply)?.defaultSender : undefined
        if (address && !leaving.signal.aborted) tell.current(formatSender({ label: messages.brand, address }))
      })
      // Whoever wants to know presses the button.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])

  async function check() {
    setState('checking')
    setNotice(await ask())
    setState('idle')
  }

  /** Resolves with whether the e-mail is on its way. */
  async function send({ from, ...email }: Email): Promise<boolean> {
    setState('sending')
    setNotice(null)
    const found = await post({ ...email, ...(from.trim() !== '' && { from }) })
    setNotice(found)
    setState('idle')
    return found.kind === 'success'
  }

  return { notice, state, check, send, refuse: (text: string) => setNotice(error(words.error(text))) }
}

async function ask(): Promise<Notice> {
  try {
    const reply = await call('GET', '/api/send-emails/status')
    if (!reply.ok) return error(words.checkFailed(reply.status))
    const { message, resendConfigured } = parseReply<Partial<EmailStatus>>(reply) ?? {}
    return { kind: 'info', text: words.status(message || words.ok, resendConfigured === true) }
  } catch (fault) {
    return error(words.checkError(reasonOf(fault, words.checkUnknown)))
  }
}

async function post(email: z.input<typeof sendEmailSchema>): Promise<Notice> {
  const result = await callAction(
    () => sendEmailAction(email),
    // What fetch throws without a network; anything else is a server that failed.
    (fault) => (fault instanceof TypeError ? fault.message || words.unknownError : words.unknownApiError),
  )
  if (!result.ok) return error(words.error(result.message))
  return { kind: 'success', text: words.sent(result.data.id || words.noId) }
}
