'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { textsOf } from '@/components/task/unsaved-texts'

type LeaveDialogProps = {
  viewerId: string
  unsaved: number
  busy: boolean
  onStay: () => void
  onLeave: () => void
}

const LONGEST_BEGINNING = 80

function beginningOf(text: string): string {
  const characters = [...text]
  return characters.length > LONGEST_BEGINNING ? `${characters.slice(0, LONGEST_BEGINNING).join('')}…` : text
}

/** Asks for confirmation before texts that could not be saved are removed from this device, and leads to each. */
export function LeaveDialog({ viewerId, unsaved, busy, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('shell')
  const [texts] = useState(() => textsOf(viewerId))
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
        {texts.map(({ taskId, text }) => (
          <li key={taskId}>
            <Link
              href={`/task-submission/${taskId}`}
              onClick={onStay}
              className="flex min-h-11 items-center wrap-anywhere underline"
            >
              {beginningOf(text)}
            </Link>
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
