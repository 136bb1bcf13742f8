'use client'

import { ImagePlus, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { Progress } from '@/components/ui/progress'
import { fileError } from '@/lib/avatars/file'
import { pictureGround, pictureTypes } from '@/lib/pictures/limits'
import { changeAvatar } from './upload'

type AvatarDialogProps = {
  user: { id: string; username: string; avatar: string | null }
  onClose: () => void
  opener: RefObject<HTMLElement | null>
}

/** The choice of a picture, with a preview before the upload. */
export function AvatarDialog({ user, onClose, opener }: AvatarDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        // No trigger opened the dialog, so Radix does not know where to return the focus.
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opener.current?.focus()
        }}
      >
        <AvatarForm user={user} close={onClose} />
      </DialogContent>
    </Dialog>
  )
}

type Chosen = { file: File; preview: string }

function AvatarForm({ user, close }: { user: AvatarDialogProps['user']; close: () => void }) {
  const t = useTranslations('avatar')
  const tCommon = useTranslations('common')
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const isBusy = percent !== null

  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen.preview) : undefined), [chosen])

  function choose(file: File | undefined) {
    if (!file) return
    const error = fileError(file)
    if (error) notify.destructive({ title: t(`fileErrors.${error}.title`), description: t(`fileErrors.${error}.hint`) })
    else setChosen({ file, preview: URL.createObjectURL(file) })
    clearInput()
  }

  // Otherwise choosing the same file again would fire no change event.
  function clearInput() {
    if (input.current) input.current.value = ''
  }

  // The clear button disappears together with the file, so the focus moves on.
  function clear() {
    setChosen(null)
    input.current?.focus()
  }

  function refuse() {
    setChosen(null)
    notify.destructive({ title: t('fileErrors.wrongType.title'), description: t('fileErrors.wrongType.hint') })
  }

  async function upload() {
    if (!chosen || isBusy) return
    setPercent(0)
    try {
      await changeAvatar({ t, tCommon }, user.id, chosen.file, setPercent)
      notify.success({ title: t('updatedTitle'), description: t('updated') })
      close()
    } catch (error) {
      const description = error instanceof Error && !(error instanceof TypeError) ? error.message : t('uploadError')
      notify.destructive({ title: t('failedTitle'), description })
      setPercent(null)
    }
  }

  return (
    <div className="space-y-5 overflow-y-auto p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <DialogTitle>{t('dialog')}</DialogTitle>
          <DialogDescription className="mt-1">{t('hint')}</DialogDescription>
        </div>
        <DialogClose asChild>
          <Button variant="ghost" size="icon" aria-label={tCommon('close')} className="-mt-2 -mr-2">
            <X aria-hidden />
          </Button>
        </DialogClose>
      </div>

      <div className="flex justify-center">
        {chosen ? (
          <img
            src={chosen.preview}
            alt=""
            onError={refuse}
            className="size-40 rounded-full object-cover"
            style={{ backgroundColor: pictureGround }}
          />
        ) : (
          <Avatar username={user.username} src={user.avatar} className="size-40 text-3xl" />
        )}
        <span role="status" className="sr-only">
          {chosen ? t('preview', { name: chosen.file.name }) : ''}
        </span>
      </div>

      <input
        ref={input}
        id={inputId}
        type="file"
        accept={pictureTypes.join(',')}
        disabled={isBusy}
        onChange={(event) => choose(event.target.files?.[0])}
        className="peer sr-only"
      />
      <div className="flex flex-wrap justify-center gap-3 peer-focus-visible:[&_label]:outline-2">
        <Button variant="secondary" asChild>
          <label
            htmlFor={inputId}
            aria-disabled={isBusy}
            className="cursor-pointer outline-offset-2 outline-leaf aria-disabled:opacity-55"
          >
            <ImagePlus aria-hidden />
            {chosen ? t('chooseAnother') : t('choose')}
          </label>
        </Button>
        {chosen && (
          <Button variant="ghost" disabled={isBusy} onClick={clear}>
            <X aria-hidden />
            {t('clear')}
          </Button>
        )}
      </div>

      {isBusy && (
        <div>
          <Progress label={t('progress')} value={percent} />
          <p aria-hidden className="mt-2 text-center text-muted tabular-nums">
            {t('uploading', { percent })}
          </p>
        </div>
      )}
      <Button size="lg" className="w-full" disabled={!chosen} busy={isBusy} onClick={upload}>
        {t('upload')}
      </Button>
    </div>
  )
}
