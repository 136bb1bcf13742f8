'use client'

import { FormDialog } from '@/components/form/form-dialog'
import { messages } from '@/lib/messages'

const { leaveTitle, leaveUnsaved, leaveAnyway } = messages.login

type LeaveDialogProps = { unsaved: number; busy: boolean; onStay: () => void; onLeave: () => void }

/** Asks before texts that could not be saved are taken off this device. */
export default function LeaveDialog({ unsaved, busy, onStay, onLeave }: LeaveDialogProps) {
  return (
    <FormDialog
      destructive
      title={leaveTitle}
      description={leaveUnsaved(unsaved)}
      action={leaveAnyway}
      busy={busy}
      onClose={onStay}
      onSubmit={onLeave}
    />
  )
}
