'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { switchOffSecondFactorAction } from '@/app/(shell)/profile/second-factor/actions'
import { CodeField, CurrentPasswordField } from '@/components/form/security-fields'
import { FormDialog } from '@/components/form/form-dialog'
import { notify } from '@/components/ui/notify'

/** Disables the second factor; requires the password and a code. */
export function SecondFactorOff({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useTranslations('account')
  const [currentPassword, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { busy, error, run } = useAction()

  function submit() {
    run(() => switchOffSecondFactorAction({ currentPassword, code }), {
      failed: t('failed'),
      done: () => {
        onClose()
        notify.success({ title: t('switchedOff'), description: t('switchedOffHint') })
      },
    })
  }

  return (
    <FormDialog
      destructive
      title={t('offTitle')}
      description={t('offHint')}
      action={t('switchOff')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={submit}
      effects={[t('otherDevices')]}
    >
      <CurrentPasswordField
        username={username}
        value={currentPassword}
        error={error?.fields?.currentPassword?.[0]}
        onChange={setPassword}
      />
      <CodeField takesRecovery label={t('anyCode')} value={code} error={error?.fields?.code?.[0]} onChange={setCode} />
    </FormDialog>
  )
}
