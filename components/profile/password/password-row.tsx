'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SecurityRow } from '@/components/profile/security/security-row'
import { Button } from '@/components/ui/button'
import { whenNeeded } from '@/components/ui/when-needed'

const PasswordDialog = whenNeeded(() => import('./password-dialog').then((module) => module.PasswordDialog))

export function PasswordRow({ username }: { username: string }) {
  const t = useTranslations('account')
  const [isOpen, setOpen] = useState(false)
  return (
    <SecurityRow title={t('password')} hint={t('passwordHint')}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <KeyRound aria-hidden />
        {t('changePassword')}
      </Button>
      {isOpen && <PasswordDialog username={username} onClose={() => setOpen(false)} />}
    </SecurityRow>
  )
}
