'use client'

import { useTranslations } from 'next-intl'
import { CodeInput } from '@/components/form/code-input'
import { Field } from '@/components/form/field'
import { PasswordInput } from '@/components/form/password-input'

type FieldProps = { value: string; error: string | undefined; onChange: (value: string) => void }

type PasswordFieldProps = FieldProps & { username: string; label?: string }

/** The viewer's current password, with the username for password managers. */
export function CurrentPasswordField({ username, label, value, error, onChange }: PasswordFieldProps) {
  const t = useTranslations('proof')
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label={label ?? t('currentPassword')} error={error}>
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
export function CodeField({ label, hint, error, onChange, ...input }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <CodeInput {...control} {...input} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
