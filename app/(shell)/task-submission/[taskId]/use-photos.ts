'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ActionError } from '@/components/form/error-banner'
import { isOfflineNow } from '@/components/offline/connection'
import { dropPhoto } from '@/components/photos/drop-photo'
import type { PhotoView } from '@/lib/photos/json'
import { sendPhoto } from './photo-calls'

/** The photos on the screen, and how they are changed. `asked` may be removed; `done` says what was changed last. */
export function usePhotos(taskId: string, initial: readonly PhotoView[], onDone: () => void) {
  const t = useTranslations('photos')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const [photos, setPhotos] = useState(initial)
  const [seen, setSeen] = useState(initial)
  const [percent, setPercent] = useState<number | null>(null)
  const [asked, setAsked] = useState<PhotoView | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [error, setError] = useState<ActionError | null>(null)
  const [done, setDone] = useState('')
  if (seen !== initial) {
    setSeen(initial)
    setPhotos(initial)
  }

  function begin() {
    setError(null)
    setDone('')
  }

  function finish(next: readonly PhotoView[], told: string) {
    setPhotos(next)
    setDone(told)
  }

  async function add(file: File) {
    begin()
    setPercent(0)
    const sent = await sendPhoto(t, { taskId, file, onProgress: setPercent })
    setPercent(null)
    if ('error' in sent) {
      setError(sent.error)
      if (sent.isLost && !(await isOfflineNow())) router.refresh()
    } else {
      finish([...photos, sent.value], t('added'))
      // Visited pages are kept for minutes, and would show the photos from before.
      router.refresh()
    }
    onDone()
  }

  async function remove({ id }: PhotoView) {
    begin()
    setRemoving(true)
    const failure = await dropPhoto({ t, tCommon }, { taskId, photoId: id })
    setRemoving(false)
    if (failure) return setError(failure)
    setAsked(null)
    const others = photos.filter((photo) => photo.id !== id)
    finish(others, t('removed'))
  }

  /** Asks whether to remove the photo, or asks no longer. */
  function ask(photo: PhotoView | null) {
    begin()
    setAsked(photo)
  }

  return { photos, percent, asked, isRemoving, error, done, add, ask, remove }
}
