'use client'

import { useTranslations } from 'next-intl'
import { CodeInput } from '@/components/form/code-input'
import { Field } from '@/components/form/field'
import type { Failed } from '@/components/form/failure-banner'
import { PasswordInput } from '@/components/form/password-input'

type FieldProps = { value: string; failure: Failed | null; onChange: (value: string) => void }

type PasswordFieldProps = Omit<FieldProps, 'failure'> & {
  username: string
  label?: string
  failure?: Failed | null
  /** The error, if the server reports it under another field name. */
  error?: string
}

/** The viewer's current password, with the username for password managers. */
export function CurrentPasswordField({ username, label, value, failure, error, onChange }: PasswordFieldProps) {
  const t = useTranslations('proof')
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label={label ?? t('currentPassword')} error={error ?? failure?.fields?.currentPassword?.[0]}>
        {(control) => <PasswordInput {...control} value={value} autoComplete="current-password" onChange={onChange} />}
      </Field>
    </>
  )
}

type CodeFieldProps = FieldProps & {
  label: string
  hint?: string
  takesRecovery?: boolean
  autoFocus?: boolean
}

/** An input for a second-factor code. */
export function CodeField({ label, hint, failure, onChange, ...input }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={failure?.fields?.code?.[0]}>
      {(control) => <CodeInput {...control} {...input} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
