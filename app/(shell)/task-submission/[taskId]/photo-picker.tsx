'use client'

import { Camera } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, type RefObject } from 'react'
import { Button } from '@/components/ui/button'

/** Chrome on Android offers its gallery alone where all types are pictures. No file has the second type. */
const pictureOrCamera = 'image/*,android/camera'

type PhotoPickerProps = {
  input: RefObject<HTMLInputElement | null>
  disabled: boolean
  hint: string
  onPick: (file: File) => void
}

/** The choice of a photo, for which a phone offers its camera and its gallery. */
export function PhotoPicker({ input, disabled, hint, onPick }: PhotoPickerProps) {
  const t = useTranslations('photos')
  const id = useId()
  return (
    <div>
      <input
        ref={input}
        id={id}
        type="file"
        accept={pictureOrCamera}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Otherwise choosing the same file again would fire no change event.
          currentTarget.value = ''
          if (file) onPick(file)
        }}
        className="peer sr-only"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 peer-focus-visible:[&_label]:outline-2">
        <Button variant="secondary" asChild>
          <label
            htmlFor={id}
            aria-disabled={disabled}
            className="cursor-pointer outline-offset-2 outline-leaf aria-disabled:cursor-default aria-disabled:opacity-55"
          >
            <Camera aria-hidden />
            {t('add')}
          </label>
        </Button>
        <p id={`${id}-hint`} className="min-w-40 flex-1 text-base text-muted sm:text-sm">
          {hint}
        </p>
      </div>
    </div>
  )
}
