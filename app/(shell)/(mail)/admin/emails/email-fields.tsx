'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { UserPicker } from '@/components/admin/user-picker'
import { Field } from '@/components/form/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { emailLimits } from '@/lib/emails/limits'
import type { Recipient } from '@/lib/emails/schema'
import { usernameKey } from '@/lib/users/username'

export type EmailDraft = Record<'to' | 'from' | 'subject' | 'message', string>

type EmailFieldsProps = {
  draft: EmailDraft
  errorOf: (field: string) => string | undefined
  recipients: Recipient[]
  onChange: (field: keyof EmailDraft, text: string) => void
}

/** The fields of an e-mail. The recipient is typed as an address or picked by name. */
export function EmailFields({ draft, errorOf, recipients, onChange }: EmailFieldsProps) {
  const t = useTranslations('emails')
  return (
    <div className="@container">
      <div className="grid gap-x-4 gap-y-5 @lg:grid-cols-2">
        <Field
          label={t('to')}
          error={errorOf('to')}
          className={recipients.length > 0 ? undefined : '@lg:col-span-2'}
          hint={recipients.length > 0 ? undefined : t('nobodyToPick')}
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              required
              value={draft.to}
              maxLength={emailLimits.address}
              autoComplete="off"
              placeholder={t('toPlaceholder')}
              onChange={(event) => onChange('to', event.target.value)}
            />
          )}
        </Field>
        {recipients.length > 0 && (
          <RecipientPicker to={draft.to} recipients={recipients} onPick={(to) => onChange('to', to)} />
        )}
        <Field label={t('from')} error={errorOf('from')} className="@lg:col-span-2">
          {(control) => (
            <Input
              {...control}
              required
              value={draft.from}
              maxLength={emailLimits.from}
              autoComplete="off"
              onChange={(event) => onChange('from', event.target.value)}
            />
          )}
        </Field>
        <Field label={t('subject')} error={errorOf('subject')} className="@lg:col-span-2">
          {(control) => (
            <Input
              {...control}
              required
              value={draft.subject}
              maxLength={emailLimits.subject}
              autoComplete="off"
              onChange={(event) => onChange('subject', event.target.value)}
            />
          )}
        </Field>
        <Field label={t('message')} error={errorOf('message') ?? errorOf('html')} className="@lg:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              required
              rows={6}
              value={draft.message}
              maxLength={emailLimits.message}
              placeholder={t('messagePlaceholder')}
              onChange={(event) => onChange('message', event.target.value)}
              className="max-h-96 min-h-44"
            />
          )}
        </Field>
      </div>
    </div>
  )
}

type RecipientPickerProps = { to: string; recipients: Recipient[]; onPick: (email: string) => void }

function RecipientPicker({ to, recipients, onPick }: RecipientPickerProps) {
  const t = useTranslations('emails')
  const [picked, setPicked] = useState<Recipient | null>(null)
  const [turn, setTurn] = useState(0)
  const search = useCallback(
    (text: string) => {
      const wanted = usernameKey(text)
      return Promise.resolve(recipients.filter(({ username }) => usernameKey(username).includes(wanted)))
    },
    [recipients],
  )
  // Reset the picker when another address was typed or the e-mail was sent.
  if (picked && picked.email !== to) {
    setPicked(null)
    setTurn(turn + 1)
  }
  return (
    <Field label={t('pick')}>
      {(control) => (
        <UserPicker
          key={turn}
          {...control}
          value={picked}
          search={search}
          placeholder={t('pickPlaceholder')}
          onChange={(user) => {
            const recipient = recipients.find(({ id }) => id === user?.id) ?? null
            setPicked(recipient)
            if (recipient) onPick(recipient.email)
          }}
        />
      )}
    </Field>
  )
}
