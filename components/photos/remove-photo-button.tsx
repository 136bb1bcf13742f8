import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

type RemovePhotoButtonProps = { number: number; busy?: boolean; disabled?: boolean; onClick: () => void }

/** Shown below the thumbnail of a photo. */
export function RemovePhotoButton({ number, busy = false, ...props }: RemovePhotoButtonProps) {
  const t = useTranslations('photos')
  return (
    <Button variant="ghost" size="icon" aria-label={t('remove', { number })} busy={busy} {...props}>
      {!busy && <X aria-hidden />}
    </Button>
  )
}
