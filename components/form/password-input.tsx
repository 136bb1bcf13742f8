'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ControlProps } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

type PasswordInputProps = ControlProps & {
  value: string
  onChange: (value: string) => void
  /** What a password manager may fill in; a new password by default. */
  autoComplete?: 'new-password' | 'current-password'
}

/** A password input whose text can be shown, to check it or to pass it on. */
export function PasswordInput({ value, onChange, autoComplete = 'new-password', ...control }: PasswordInputProps) {
  const t = useTranslations('form')
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input
        {...control}
        type={isShown ? 'text' : 'password'}
        value={value}
        maxLength={1000}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className="pr-13"
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={isShown ? t('hidePassword') : t('showPassword')}
        onClick={() => setShown(!isShown)}
        className="absolute top-0.5 right-0.5"
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </Button>
    </div>
  )
}
