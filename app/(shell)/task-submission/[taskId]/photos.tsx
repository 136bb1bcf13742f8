'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type RefObject } from 'react'
import { ErrorBanner } from '@/components/form/error-banner'
import { FormDialog } from '@/components/form/lazy-form-dialog'
import { useIsOffline } from '@/components/offline/connection'
import { PhotoStrip } from '@/components/photos/photo-strip'
import { RemovePhotoButton } from '@/components/photos/remove-photo-button'
import { Progress } from '@/components/ui/progress'
import type { PhotoView } from '@/lib/photos/json'
import { mostPhotos } from '@/lib/photos/limits'
import { PhotoPicker } from './photo-picker'
import { usePhotos } from './use-photos'

/** The photos beside a solution, and whether a model reads them too. */
export type PhotosBeside = { photos: readonly PhotoView[]; areEvaluated: boolean }

type PhotosProps = { taskId: string; beside: PhotosBeside; canChange: boolean }

/** The photos beside the solution, which its member may add and remove. */
export function Photos({ taskId, beside, canChange }: PhotosProps) {
  const t = useTranslations('photos')
  const isOffline = useIsOffline()
  const input = useRef<HTMLInputElement>(null)
  const focusInput = useLaterFocus(input)
  const { photos, percent, asked, isRemoving, error, done, add, ask, remove } = usePhotos(
    taskId,
    beside.photos,
    focusInput,
  )
  const isBlocked = isOffline || percent !== null

  const removeButton = (photo: PhotoView, number: number) => (
    <RemovePhotoButton number={number} disabled={isBlocked} onClick={() => ask(photo)} />
  )

  if (!canChange && photos.length === 0) return null
  return (
    <section aria-label={t('heading')} className="space-y-3">
      <PhotoStrip taskId={taskId} photos={photos} renderAction={canChange ? removeButton : undefined} />
      {canChange && photos.length < mostPhotos && (
        <PhotoPicker
          input={input}
          disabled={isBlocked}
          hint={t(isOffline ? 'offline' : beside.areEvaluated ? 'hintWithModel' : 'hint')}
          onPick={(file) => void add(file)}
        />
      )}
      {percent !== null && (
        <div>
          <Progress label={t('adding')} value={percent} />
          <p aria-hidden className="mt-1 text-sm text-muted tabular-nums">
            {t('uploading', { percent })}
          </p>
        </div>
      )}
      {asked ? (
        <FormDialog
          destructive
          title={t('removeTitle')}
          description={t('removeOwn')}
          action={t('removeNow')}
          busy={isRemoving}
          error={error}
          // Removing, which is still busy when the dialog closes, removes the button as well.
          returnFocus={() => (isRemoving ? input.current : null)}
          onClose={() => ask(null)}
          onSubmit={() => void remove(asked)}
        />
      ) : (
        error && <ErrorBanner error={error} />
      )}
      <p role="status" className="sr-only">
        {done}
      </p>
    </section>
  )
}

/** The returned function gives the focus to the field, which loses it while disabled, unless it went elsewhere. */
function useLaterFocus(field: RefObject<HTMLInputElement | null>) {
  const isWanted = useRef(false)
  useEffect(() => {
    const { current } = field
    if (!isWanted.current || current?.disabled) return
    isWanted.current = false
    if (document.activeElement === document.body) current?.focus({ preventScroll: true })
  })
  return () => {
    isWanted.current = true
  }
}
