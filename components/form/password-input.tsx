'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ControlProps } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { messages } from '@/lib/messages'

const { showPassword, hidePassword } = messages.manageUsers

type PasswordInputProps = ControlProps & { value: string; onChange: (value: string) => void }

/** A password to give to somebody else: it can be looked at, since it has to be passed on. */
export function PasswordInput({ value, onChange, ...control }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input
        {...control}
        type={isShown ? 'text' : 'password'}
        value={value}
        maxLength={1000}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className="pr-13"
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={isShown ? hidePassword : showPassword}
        onClick={() => setShown(!isShown)}
        className="absolute top-0.5 right-0.5"
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </Button>
    </div>
  )
}
