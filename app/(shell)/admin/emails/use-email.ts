'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { answerIn, ask as askServer, remote } from '@/components/form/call'
import { jsonOf, messageOf, send as call } from '@/components/form/send'
import type { readEmailStatusOperation } from '@/lib/emails/operations'
import { formatSender } from '@/lib/emails/sender'
import { messages } from '@/lib/messages'

const words = messages.emails

export type Notice = { kind: 'success' | 'error' | 'info'; text: string }
type Email = { to: string; from: string; subject: string; html: string }
type Sent = { notice: Notice; isListed: boolean }

const readStatus = remote<typeof readEmailStatusOperation>({
  method: 'get',
  path: '/api/send-emails/status',
  load: async () => (await import('@/lib/emails/operations')).readEmailStatusOperation,
})

/** The answers to whoever is not signed in, or is no administrator any more. */
const signedOut = [401, 403]

const error = (text: string): Notice => ({ kind: 'error', text })
const reasonOf = (fault: unknown, otherwise: string) => (fault instanceof Error && fault.message) || otherwise

/**
 * Asks about the e-mail service and sends through it; the banner's words are those of the specification,
 * section 8. Once, in silence, it tells `onSender` who e-mails come from.
 */
export function useEmail(onSender: (sender: string) => void) {
  const router = useRouter()
  const [notice, setNotice] = useState<Notice | null>(null)
  const [state, setState] = useState<'idle' | 'checking' | 'sending'>('idle')
  const tell = useRef(onSender)

  useEffect(() => {
    const leaving = new AbortController()
    askServer(readStatus, { signal: leaving.signal })
      .then((reply) => answerIn(readStatus, reply))
      .then((status) => {
        const address = status?.defaultSender
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
    const { notice: found, isListed } = await post({ ...email, ...(from.trim() !== '' && { from }) })
    setNotice(found)
    setState('idle')
    // The list of what was sent has one more, however it ended. Without a session, or a network, a refresh would
    // leave the screen and all that was written on it.
    if (isListed) router.refresh()
    return found.kind === 'success'
  }

  return { notice, state, check, send, refuse: (text: string) => setNotice(error(words.error(text))) }
}

async function ask(): Promise<Notice> {
  try {
    const reply = await askServer(readStatus, {})
    if (!reply.ok) return error(words.checkFailed(reply.status))
    const status = await answerIn(readStatus, reply)
    return { kind: 'info', text: words.status(status?.message || words.ok, status?.resendConfigured === true) }
  } catch (fault) {
    return error(words.checkError(reasonOf(fault, words.checkUnknown)))
  }
}

async function post(email: object): Promise<Sent> {
  try {
    const reply = await call('POST', '/api/send-emails', { body: email })
    if (!reply.ok) {
      const notice = error(words.error(messageOf(reply, reply.statusText || words.unknownApiError)))
      return { notice, isListed: !signedOut.includes(reply.status) }
    }
    const id = (jsonOf(reply) as { data?: { id?: string | null } } | null)?.data?.id
    return { notice: { kind: 'success', text: words.sent(id || words.noId) }, isListed: true }
  } catch (fault) {
    return { notice: error(words.error(reasonOf(fault, words.unknownError))), isListed: false }
  }
}
