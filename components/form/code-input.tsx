'use client'

import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { longestCode } from '@/lib/second-factor/limits'

type CodeInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> & {
  /** A recovery code is taken as well: it has letters, which a phone's keys for numbers lack. */
  takesRecovery?: boolean
}

/** A code of the second factor. */
export function CodeInput({ takesRecovery = false, ...props }: CodeInputProps) {
  const t = useTranslations('proof')
  const [isRecovery, setRecovery] = useState(false)
  return (
    <>
      <Input
        {...props}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={longestCode}
      />
      {takesRecovery && (
        <Button
          variant="ghost"
          className="-ml-2 px-2 text-sm underline underline-offset-4"
          onClick={() => {
            setRecovery(!isRecovery)
            if (props.id) document.getElementById(props.id)?.focus()
          }}
        >
          {isRecovery ? t('useApp') : t('useRecovery')}
        </Button>
      )}
    </>
  )
}
