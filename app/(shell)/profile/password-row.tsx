'use client'

import { KeyRound } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { SecurityRow } from '@/app/(shell)/profile/security-row'
import { Button } from '@/components/ui/button'
import { messages } from '@/lib/messages'

const PasswordDialog = dynamic(() => import('./password-dialog').then((module) => module.PasswordDialog))

const words = messages.account

/** The viewer's password, which they can change. */
export function PasswordRow({ username }: { username: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SecurityRow title={words.password} hint={words.passwordHint}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <KeyRound aria-hidden />
        {words.changePassword}
      </Button>
      {isOpen && <PasswordDialog username={username} onClose={() => setOpen(false)} />}
    </SecurityRow>
  )
}
