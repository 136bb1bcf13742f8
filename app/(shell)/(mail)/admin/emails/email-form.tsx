'use client'

import { CircleAlert, CircleCheck, Eye, EyeOff, Info, PlugZap, Send } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useActionForm } from '@/components/form/use-action-form'
import { useEarlyText } from '@/components/form/use-early-text'
import { useTabCopy } from '@/components/form/use-tab-copy'
import { useWrongFieldFocus } from '@/components/form/use-wrong-field-focus'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { ScrollArea } from '@/components/ui/scroll-area'
import type { Recipient } from '@/lib/emails/schema'
import { emailBody, emailDocument } from '@/lib/emails/template'
import { messageOf } from '@/lib/i18n/message'
import { EmailPreview } from './email-preview'
import { sendEmailAction } from './actions'
import { EmailFields, type EmailDraft } from './email-fields'
import { useEmail } from './use-email'

const loadSchema = () => import('@/lib/emails/schema').then((module) => module.sendEmailSchema)

const empty: EmailDraft = { to: '', from: '', subject: '', message: '' }
const looks = {
  success: { tone: 'leaf', icon: <CircleCheck aria-hidden />, role: 'status' },
  error: { tone: 'berry', icon: <CircleAlert aria-hidden />, role: 'alert' },
  info: { tone: 'sky', icon: <Info aria-hidden />, role: 'status' },
} as const

type EmailFormProps = { viewerId: string; recipients: Recipient[]; year: number }

/** An e-mail to write and send; this tab keeps it until it is sent. */
export function EmailForm({ viewerId, recipients, year }: EmailFormProps) {
  const t = useTranslations('emails')
  const tCommon = useTranslations('common')
  const locale = useLocale()
  const [isShown, setShown] = useState(false)
  const bodyOf = ({ message }: EmailDraft) => emailBody(message, t('footer', { year: String(year) }))
  const isBlank = (draft: EmailDraft, field: keyof EmailDraft) => draft[field].trim() === ''
  const requiredIn = (draft: EmailDraft, field: keyof EmailDraft) =>
    isBlank(draft, field) ? messageOf('emails.required') : null

  const email = useEmail()
  const { sender, notice, state } = email
  const { values, set, resetSent, errorOf, submit, attempt } = useActionForm({
    schema: loadSchema,
    defaultValues: empty,
    toInput: (draft: EmailDraft) => ({
      to: draft.to,
      subject: draft.subject,
      html: bodyOf(draft),
      ...(!isBlank(draft, 'from') && { from: draft.from }),
    }),
    alsoWrong: (draft) => ({
      to: requiredIn(draft, 'to'),
      // A server without a default sender reports that itself.
      from: sender === '' ? null : requiredIn(draft, 'from'),
      subject: requiredIn(draft, 'subject'),
      message: requiredIn(draft, 'message'),
    }),
    action: email,
    failed: t('title'),
    // The field says what is wrong with it.
    onInvalid: (text) => email.refuse(text === t('required') ? t('missing') : tCommon('seeMarked')),
  })

  const { to, subject, message } = values
  useTabCopy(viewerId, 'email', { to, subject, message }, (kept) => {
    for (const [field, text] of Object.entries(kept)) set(field as keyof EmailDraft, text)
  })

  const fillSender = useEffectEvent(() => {
    if (isBlank(values, 'from')) email.fill(() => set('from', sender))
  })
  useEffect(() => {
    if (sender !== '') fillSender()
  }, [sender])

  const form = useRef<HTMLFormElement>(null)
  useWrongFieldFocus(form, state === 'sending', attempt)
  useEarlyText(form)

  function send(event: FormEvent) {
    event.preventDefault()
    if (state !== 'idle') return
    submit(sendEmailAction, ({ id }, sent) => {
      resetSent(sent, { ...empty, from: sent.from })
      setShown(false)
      email.showSent(id)
    })
  }

  const look = notice && looks[notice.kind]
  const isPreviewed = isShown && !isBlank(values, 'message')
  return (
    <Card className="max-sm:p-4">
      <CardTitle>{t('title')}</CardTitle>
      <p className="mt-1 text-muted">{t('hint')}</p>
      <form ref={form} noValidate onSubmit={send} className="mt-5 space-y-5 [&_input,&_textarea,&_button]:scroll-mb-40">
        <EmailFields draft={values} errorOf={errorOf} recipients={recipients} onChange={set} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            disabled={isBlank(values, 'message')}
            aria-expanded={isPreviewed}
            onClick={() => setShown(!isShown)}
          >
            {isPreviewed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            {isPreviewed ? t('hidePreview') : t('showPreview')}
          </Button>
          <Button
            variant="secondary"
            busy={state === 'checking'}
            disabled={state === 'sending'}
            onClick={() => void email.check()}
          >
            {state === 'checking' ? null : <PlugZap aria-hidden />}
            {t('check')}
          </Button>
        </div>
        {isPreviewed && <EmailPreview html={emailDocument(bodyOf(values), values.subject, locale)} />}
        <SendBar>
          <Button type="submit" size="lg" className="w-full" busy={state === 'sending'} disabled={state === 'checking'}>
            {state === 'sending' ? null : <Send aria-hidden />}
            {state === 'sending' ? t('sending') : t('send')}
          </Button>
          {notice && look && (
            <ScrollArea className="max-h-14 rounded-control">
              <Banner tone={look.tone} role={look.role} icon={look.icon} className="p-3 text-sm">
                <p>{notice.text}</p>
              </Banner>
            </ScrollArea>
          )}
        </SendBar>
      </form>
    </Card>
  )
}

/**
 * The button that sends and, below it, room for the banner: both stay in view while the form is taller than the screen,
 * and neither covers or moves the other.
 */
function SendBar({ children: [button, banner] }: { children: [ReactNode, ReactNode] }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 -mb-4 rounded-b-card border-t bg-card p-4 sm:-mx-6 sm:-mb-6 sm:px-6">
      {button}
      <div className="mt-3 h-14">{banner}</div>
    </div>
  )
}
