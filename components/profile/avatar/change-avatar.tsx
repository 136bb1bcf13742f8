'use client'

import { Camera } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { whenNeeded } from '@/components/ui/when-needed'

const AvatarDialog = whenNeeded(() => import('./avatar-dialog').then((module) => module.AvatarDialog))

type ChangeAvatarProps = { user: { id: string; username: string; avatar: string | null } }

export function ChangeAvatar({ user }: ChangeAvatarProps) {
  const t = useTranslations('avatar')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Camera aria-hidden />
        {t('open')}
      </Button>
      {isOpen && <AvatarDialog user={user} opener={button} onClose={() => setOpen(false)} />}
    </>
  )
}
