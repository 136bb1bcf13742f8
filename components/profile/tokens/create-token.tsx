'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { whenNeeded } from '@/components/ui/when-needed'
import type { Made } from './token-form'

const TokenForm = whenNeeded(() => import('./token-form').then((module) => module.TokenForm))
// Loaded together with the form: the token is shown only once, so nothing may fail after it has been made.
const ShownOnce = whenNeeded(() => import('./token-form').then((module) => module.ShownOnce))

/** Creates a token and shows it once. */
export function CreateToken() {
  const t = useTranslations('tokens')
  const [open, setOpen] = useState<'form' | Made | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} variant="secondary" onClick={() => setOpen('form')}>
        <KeyRound aria-hidden />
        {t('create')}
      </Button>
      {open === 'form' && <TokenForm onClose={() => setOpen(null)} onMade={setOpen} />}
      {open !== null && open !== 'form' && (
        <ShownOnce
          title={t('createdTitle')}
          hint={t('createdHint')}
          label={t('tokenLabel', open)}
          name={open.name}
          value={open.token}
          copyLabel={t('copy')}
          opener={button}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
