'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTitle } from '@/components/ui/dialog'
import type { PhotoView } from '@/lib/photos/json'

type PhotoDialogProps = {
  src: string
  photo: PhotoView
  name: string
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** A photo as large as the screen allows. */
export function PhotoDialog({ src, photo, name, opener, onClose }: PhotoDialogProps) {
  const t = useTranslations('common')
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="sm:max-w-4xl"
        // No trigger opened the dialog, so Radix does not know where to return the focus.
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opener.current?.focus()
        }}
      >
        <div className="flex items-center justify-between gap-4 p-4 pb-3">
          <DialogTitle>{name}</DialogTitle>
          <DialogClose asChild>
            <Button variant="ghost" size="icon" aria-label={t('close')}>
              <X aria-hidden />
            </Button>
          </DialogClose>
        </div>
        <div className="flex min-h-0 justify-center overflow-y-auto p-4 pt-0">
          <img
            src={src}
            alt={name}
            width={photo.width}
            height={photo.height}
            className="h-auto max-h-[75dvh] w-auto max-w-full rounded-control bg-shade object-contain"
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}
