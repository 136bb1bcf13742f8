'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { useActionForm } from '@/components/form/use-action-form'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { longestTokenName, tokenLifetimes, tokenScopes } from '@/lib/tokens/limits'
import { createTokenSchema } from '@/lib/tokens/schema'
import type * as z from '@/lib/zod'
import { useProvenAction } from '@/components/proof/use-proven-action'
import { createTokenAction } from './actions'

export { ShownOnce } from '@/components/profile/shown-once'

export type Made = { name: string; token: string }
type TokenWish = z.input<typeof createTokenSchema>
const blank: TokenWish = { name: '', scope: 'read', days: 90 }

/** Asks for the name, scope and lifetime of a new token. */
export function TokenForm({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
  const t = useTranslations('tokens')
  const action = useProvenAction()
  const { busy, error, proof } = action
  const { register, values, errorOf, submit, attempt } = useActionForm({
    schema: createTokenSchema,
    defaultValues: blank,
    toInput: (wish: TokenWish) => wish,
    action,
    failed: t('createFailed'),
  })

  function create() {
    submit(createTokenAction, ({ view, token }) => onMade({ name: view.name, token }))
  }

  return (
    <FormDialog
      title={t('createTitle')}
      description={t('createHint')}
      action={t('createAction')}
      disabled={values.name.trim() === ''}
      busy={busy}
      error={error}
      attempt={attempt}
      proof={proof}
      onClose={onClose}
      onSubmit={create}
    >
      <Field label={t('name')} hint={t('nameHint')} error={errorOf('name')}>
        {(control) => (
          <Input
            {...control}
            {...register('name')}
            maxLength={longestTokenName}
            autoComplete="off"
            placeholder={t('namePlaceholder')}
          />
        )}
      </Field>
      <Field label={t('scope')} hint={t(`scopeHints.${values.scope}`)}>
        {(control) => (
          <Select {...control} {...register('scope')}>
            {tokenScopes.map((each) => (
              <option key={each} value={each}>
                {t(`scopes.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('lifetime')}>
        {(control) => (
          <Select {...control} {...register('days', { setValueAs: Number })}>
            {tokenLifetimes.map((each) => (
              <option key={each} value={each}>
                {t(`lifetimes.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  )
}
