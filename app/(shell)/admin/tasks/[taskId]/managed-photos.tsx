'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import type { ActionError } from '@/components/form/error-banner'
import { FormDialog } from '@/components/form/lazy-form-dialog'
import { dropPhoto } from '@/components/photos/drop-photo'
import { PhotoStrip } from '@/components/photos/photo-strip'
import { RemovePhotoButton } from '@/components/photos/remove-photo-button'
import { notify } from '@/components/ui/notify'
import type { PhotoView } from '@/lib/photos/json'

type ManagedPhotosProps = { taskId: string; photos: readonly PhotoView[]; username: string }

/** A member's photos. An administrator can remove each of them after confirming. */
export function ManagedPhotos({ taskId, photos, username }: ManagedPhotosProps) {
  const t = useTranslations('photos')
  const tCommon = useTranslations('common')
  const [asked, setAsked] = useState<PhotoView | null>(null)
  const [error, setError] = useState<ActionError | null>(null)
  const [busy, startTransition] = useTransition()

  function remove({ id }: PhotoView) {
    setError(null)
    startTransition(async () => {
      const failure = await dropPhoto({ t, tCommon }, { taskId, photoId: id })
      startTransition(() => {
        if (failure) return setError(failure)
        setAsked(null)
        notify.success({ title: t('removed') })
      })
    })
  }

  return (
    <>
      <PhotoStrip
        taskId={taskId}
        photos={photos}
        username={username}
        renderAction={(photo, number) => (
          <RemovePhotoButton
            number={number}
            onClick={() => {
              setError(null)
              setAsked(photo)
            }}
          />
        )}
      />
      {asked && (
        <FormDialog
          destructive
          title={t('removeTitle')}
          description={t('removeQuestion', { username })}
          action={t('removeNow')}
          busy={busy}
          error={error}
          onClose={() => setAsked(null)}
          onSubmit={() => remove(asked)}
        />
      )}
    </>
  )
}
