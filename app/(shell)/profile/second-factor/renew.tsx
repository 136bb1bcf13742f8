'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { CodeField } from '@/components/form/security-fields'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import { renewCodesSchema } from '@/lib/second-factor/schema'
import { renewRecoveryCodesAction } from './actions'

const empty = { code: '' }

/** Generates new recovery codes; requires a code. */
export function SecondFactorRenew({ onClose, onDone }: { onClose: () => void; onDone: (codes: string[]) => void }) {
  const t = useTranslations('account')
  const action = useAction()
  const { values, set, errorOf, submit, attempt } = useActionForm({
    schema: renewCodesSchema,
    defaultValues: empty,
    toInput: (form: typeof empty) => form,
    action,
    failed: t('failed'),
  })
  return (
    <FormDialog
      title={t('renewTitle')}
      description={t('renewHint')}
      action={t('renew')}
      busy={action.busy}
      error={action.error}
      attempt={attempt}
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
