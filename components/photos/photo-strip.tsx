'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type ReactNode } from 'react'
import { whenNeeded } from '@/components/ui/when-needed'
import { photoPath, type PhotoView } from '@/lib/photos/json'

const PhotoDialog = whenNeeded(() => import('./photo-dialog').then((module) => module.PhotoDialog))

type PhotoStripProps = {
  taskId: string
  photos: readonly PhotoView[]
  /** Whose photos they are, for other readers. */
  username?: string
  /** An action on a photo, shown below its thumbnail. */
  renderAction?: (photo: PhotoView, number: number) => ReactNode
}

/** Thumbnails of the photos beside a solution; each opens the photo. Nothing without photos. */
export function PhotoStrip({ taskId, photos, username, renderAction }: PhotoStripProps) {
  const t = useTranslations('photos')
  const [opened, setOpened] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  if (photos.length === 0) return null
  const nameOf = (index: number) => {
    const place = { number: index + 1, count: photos.length }
    return username === undefined ? t('photo', place) : t('photoOf', { ...place, username })
  }
  const shown = photos.findIndex(({ id }) => id === opened)
  const photo = photos[shown]
  return (
    <>
      <ul aria-label={t('heading')} className="flex flex-wrap gap-3">
        {photos.map((each, index) => (
          <li key={each.id} className="flex flex-col items-center gap-1">
            <button
              type="button"
              aria-haspopup="dialog"
              className="overflow-hidden rounded-control border bg-shade outline-offset-2 focus-visible:outline-2"
              onClick={(event) => {
                opener.current = event.currentTarget
                setOpened(each.id)
              }}
            >
              <img
                src={photoPath(taskId, each.id, 'small')}
                alt={nameOf(index)}
                loading="lazy"
                className="size-20 object-cover text-sm sm:size-24"
              />
            </button>
            {renderAction?.(each, index + 1)}
          </li>
        ))}
      </ul>
      {photo && (
        <PhotoDialog
          src={photoPath(taskId, photo.id)}
          photo={photo}
          name={nameOf(shown)}
          opener={opener}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
