'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { whenNeeded } from '@/components/ui/when-needed'

const AskDialog = whenNeeded(() => import('./ask-dialog').then((module) => module.AskDialog))

type AskButtonProps = { id: string; name: string; cost: number; waiting: number; disabled: boolean }

/** Opens the question whether to ask for the reward. */
export function AskButton({ disabled, ...reward }: AskButtonProps) {
  const t = useTranslations('rewards')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        disabled={disabled}
        onClick={() => setOpen(true)}
        aria-label={t('askFor', { name: reward.name })}
        className="w-full"
      >
        {t('ask')}
      </Button>
      {isOpen && <AskDialog {...reward} opener={button} onClose={() => setOpen(false)} />}
    </>
  )
}
