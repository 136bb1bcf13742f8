'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { textsOf } from '@/components/task/unsaved-texts'
import { beginningOf } from '@/lib/beginning'

type LeaveDialogProps = {
  viewerId: string
  unsaved: number
  busy: boolean
  onStay: () => void
  onLeave: () => void
}

/** Bytes of a text by which its writer knows it again. */
const shownBytes = 120

/** Asks for confirmation before texts that could not be saved are removed from this device, and leads to each. */
export function LeaveDialog({ viewerId, unsaved, busy, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('shell')
  const [texts] = useState(() =>
    textsOf(viewerId).map(({ taskId, text }) => ({ taskId, ...beginningOf(text, shownBytes) })),
  )
  return (
    <FormDialog
      destructive
      title={t('leaveTitle')}
      description={t('leaveUnsaved', { count: unsaved })}
      action={t('leaveAnyway')}
      busy={busy}
      onClose={onStay}
      onSubmit={onLeave}
    >
      <ul>
        {texts.map(({ taskId, text, isCut }) => (
          <li key={taskId}>
            <Link
              href={`/task-submission/${taskId}`}
              onClick={onStay}
              className="flex min-h-11 items-center wrap-anywhere underline"
            >
              {isCut ? `${text}…` : text}
            </Link>
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
