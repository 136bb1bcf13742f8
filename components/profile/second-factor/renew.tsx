'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { CodeField } from '@/components/form/security-fields'
import { useDialogForm } from '@/components/form/use-dialog-form'
import { renewCodesSchema } from '@/lib/second-factor/schema'
import { renewRecoveryCodesAction } from './actions'

const empty = { code: '' }

/** Generates new recovery codes; requires a code. */
export function SecondFactorRenew({ onClose, onDone }: { onClose: () => void; onDone: (codes: string[]) => void }) {
  const t = useTranslations('account')
  const { values, set, errorOf, submit, dialog } = useDialogForm({
    schema: renewCodesSchema,
    empty,
  })
  return (
    <FormDialog
      title={t('renewTitle')}
      description={t('renewHint')}
      action={t('renew')}
      {...dialog}
      onClose={onClose}
      onSubmit={() => submit(renewRecoveryCodesAction, onDone)}
    >
      <CodeField
        takesRecovery
        label={t('anyCode')}
        value={values.code}
        error={errorOf('code')}
        onChange={(code) => set('code', code)}
      />
    </FormDialog>
  )
}
