import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

type RemovePhotoButtonProps = { number: number; disabled?: boolean; onClick: () => void }

/** Shown below the thumbnail of a photo. */
export function RemovePhotoButton({ number, ...props }: RemovePhotoButtonProps) {
  const t = useTranslations('photos')
  return (
    <Button variant="ghost" size="icon" aria-label={t('remove', { number })} {...props}>
      <X aria-hidden />
    </Button>
  )
}
