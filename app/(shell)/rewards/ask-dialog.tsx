'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type RefObject } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { useAction } from '@/components/form/use-action'
import { notify } from '@/components/ui/notify'
import { askForRewardAction } from './actions'

type AskDialogProps = {
  id: string
  name: string
  cost: number
  waiting: number
  /** The button that opened the dialog. */
  opener: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** Confirms that the reward's price is set aside. */
export function AskDialog({ id, name, cost, waiting: initially, opener, onClose }: AskDialogProps) {
  const t = useTranslations('rewards')
  const { busy, error, run } = useAction()
  // As it was when the dialog opened: an attempt that failed may refresh the page behind it.
  const [waiting] = useState(initially)
  const isAsked = useRef(false)

  function ask() {
    run(() => askForRewardAction({ rewardId: id, cost, waiting }), {
      failed: t('askFailed'),
      done: ({ balance }) => {
        isAsked.current = true
        onClose()
        notify.success({
          title: t('asked', { name }),
          description: t('askedHint', { balance }),
        })
      },
    })
  }

  return (
    <FormDialog
      title={t('askTitle', { name })}
      description={t('askQuestion', { cost })}
      action={t('ask')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={ask}
      // The balance may no longer suffice, which disables the button.
      returnFocus={() => (isAsked.current ? (opener.current?.closest('li') ?? null) : opener.current)}
    />
  )
}
