'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { renewRecoveryCodesAction } from '@/app/(shell)/profile/second-factor/actions'
import { CodeField } from '@/components/form/security-fields'
import { FormDialog } from '@/components/form/form-dialog'

/** Generates new recovery codes; requires a code. */
export function SecondFactorRenew({ onClose, onDone }: { onClose: () => void; onDone: (codes: string[]) => void }) {
  const t = useTranslations('account')
  const [code, setCode] = useState('')
  const { busy, error, run } = useAction()
  return (
    <FormDialog
      title={t('renewTitle')}
      description={t('renewHint')}
      action={t('renew')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={() => run(() => renewRecoveryCodesAction({ code }), { failed: t('failed'), done: onDone })}
    >
      <CodeField takesRecovery label={t('anyCode')} value={code} error={error?.fields?.code?.[0]} onChange={setCode} />
    </FormDialog>
  )
}
