'use client'

import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { longestCode } from '@/lib/second-factor/limits'

type CodeInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> & {
  /** Recovery codes are accepted too. They contain letters, which a numeric keypad does not have. */
  takesRecovery?: boolean
}

/** An input for a second-factor code. */
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
