'use client'

import { KeyRound } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { messages } from '@/lib/messages'
import type { Made } from './token-form'
import { TokenSecret } from './token-secret'

const TokenForm = dynamic(() => import('./token-form').then((module) => module.TokenForm))

const words = messages.tokens

/** Makes a token, and shows it the one time that it can be seen. */
export function CreateToken() {
  const [open, setOpen] = useState<'form' | Made | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} variant="secondary" onClick={() => setOpen('form')}>
        <KeyRound aria-hidden />
        {words.create}
      </Button>
      {open === 'form' && <TokenForm onClose={() => setOpen(null)} onMade={setOpen} />}
      {open !== null && open !== 'form' && <TokenSecret {...open} opener={button} onClose={() => setOpen(null)} />}
    </>
  )
}
