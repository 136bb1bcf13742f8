'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'

type LeaveDialogProps = { unsaved: number; busy: boolean; onStay: () => void; onLeave: () => void }

/** Asks for confirmation before texts that could not be saved are removed from this device. */
export function LeaveDialog({ unsaved, busy, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('shell')
  return (
    <FormDialog
      destructive
      title={t('leaveTitle')}
      description={t('leaveUnsaved', { count: unsaved })}
      action={t('leaveAnyway')}
      busy={busy}
      onClose={onStay}
      onSubmit={onLeave}
    />
  )
}
