'use client'

import { useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { switchOffSecondFactorAction } from '@/app/(shell)/profile/security-actions'
import { CodeField, CurrentPasswordField } from '@/components/form/security-fields'
import { FormDialog } from '@/components/form/form-dialog'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'

const words = messages.account

/** Switches the second factor off, for the password and a code. */
export function SecondFactorOff({ username, onClose }: { username: string; onClose: () => void }) {
  const [currentPassword, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { busy, failure, run } = useAction()

  function submit() {
    run(() => switchOffSecondFactorAction({ currentPassword, code }), {
      failed: words.failed,
      done: () => {
        onClose()
        notify.success({ title: words.switchedOff, description: words.switchedOffHint })
      },
    })
  }

  return (
    <FormDialog
      destructive
      title={words.offTitle}
      description={words.offHint}
      action={words.switchOff}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
      effects={[words.otherDevices]}
    >
      <CurrentPasswordField username={username} value={currentPassword} failure={failure} onChange={setPassword} />
      <CodeField takesRecovery label={words.anyCode} value={code} failure={failure} onChange={setCode} />
    </FormDialog>
  )
}
