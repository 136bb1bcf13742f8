'use client'

import { CircleAlert, CircleCheck, Eye, EyeOff, Info, PlugZap, Send } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { EmailPreview } from '@/components/admin/emails/email-preview'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import type { Recipient } from '@/lib/emails/schema'
import { emailBody, emailDocument } from '@/lib/emails/template'
import { draftFields, EmailFields, type EmailDraft } from './email-fields'
import { useEmail } from './use-email'

const empty: EmailDraft = { to: '', from: '', subject: '', message: '' }
const looks = {
  success: { tone: 'leaf', icon: <CircleCheck aria-hidden />, role: 'status' },
  error: { tone: 'berry', icon: <CircleAlert aria-hidden />, role: 'alert' },
  info: { tone: 'sky', icon: <Info aria-hidden />, role: 'status' },
} as const

export function EmailForm({ recipients, year }: { recipients: Recipient[]; year: number }) {
  const t = useTranslations('emails')
  const locale = useLocale()
  const [draft, setDraft] = useState(empty)
  const [sender, setSender] = useState('')
  const [isMarked, setMarked] = useState(false)
  const [isShown, setShown] = useState(false)
  const change = (part: Partial<EmailDraft>) => setDraft((before) => ({ ...before, ...part }))
  const { notice, state, check, send, refuse } = useEmail((address) => {
    setSender(address)
    setDraft((before) => ({ ...before, from: before.from || address }))
  })

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const target = form.current?.querySelector<HTMLElement>('[required][aria-invalid=true]')
    if (target) target.focus()
    // The notice may be below the visible part of the form.
    else form.current?.querySelector('[data-notice]')?.scrollIntoView({ block: 'nearest' })
  }, [notice])

  const isBlank = draft.message.trim() === ''
  // A server without a default sender reports that itself.
  const isWanted = (field: keyof EmailDraft) => field !== 'from' || sender !== ''
  const missing = draftFields.filter((field) => isWanted(field) && draft[field].trim() === '')
  const body = emailBody(draft.message, t('footer', { year: String(year) }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state !== 'idle') return
    setMarked(missing.length > 0)
    if (missing.length > 0) return refuse(t('missing'))
    const { to, from, subject } = draft
    const isSent = await send({ to, from, subject, html: body })
    if (!isSent) return
    setDraft((before) => ({ ...empty, from: before.from }))
    setShown(false)
  }

  const look = notice && looks[notice.kind]
  return (
    <Card className="max-sm:p-4">
      <CardTitle>{t('title')}</CardTitle>
      <p className="mt-1 text-muted">{t('hint')}</p>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="mt-5 space-y-5">
        <EmailFields draft={draft} missing={isMarked ? missing : []} recipients={recipients} onChange={change} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            disabled={isBlank}
            aria-expanded={isShown && !isBlank}
            onClick={() => setShown(!isShown)}
          >
            {isShown && !isBlank ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            {isShown && !isBlank ? t('hidePreview') : t('showPreview')}
          </Button>
          <Button
            variant="secondary"
            busy={state === 'checking'}
            disabled={state !== 'idle'}
            onClick={() => {
              setMarked(false)
              void check()
            }}
          >
            {state === 'checking' ? null : <PlugZap aria-hidden />}
            {t('check')}
          </Button>
        </div>
        {isShown && !isBlank && <EmailPreview html={emailDocument(body, draft.subject, locale)} />}
        <Button type="submit" size="lg" className="w-full" busy={state === 'sending'} disabled={state !== 'idle'}>
          {state === 'sending' ? null : <Send aria-hidden />}
          {state === 'sending' ? t('sending') : t('send')}
        </Button>
        {notice && look && (
          <Banner data-notice tone={look.tone} role={look.role} icon={look.icon}>
            <p>{notice.text}</p>
          </Banner>
        )}
      </form>
    </Card>
  )
}
