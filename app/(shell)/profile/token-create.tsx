'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { longestTokenName, tokenLifetimes, tokenScopes, type TokenLifetime, type TokenScope } from '@/lib/tokens/limits'
import { useProvenAction } from '../admin/use-proven-action'
import { createTokenAction } from './token-actions'
import { TokenSecret } from './token-secret'

type Made = { name: string; token: string }

/** Makes a token, and shows it the one time that it can be seen. */
export function CreateToken() {
  const t = useTranslations('tokens')
  const [open, setOpen] = useState<'form' | Made | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} variant="secondary" onClick={() => setOpen('form')}>
        <KeyRound aria-hidden />
        {t('create')}
      </Button>
      {open === 'form' && <TokenForm onClose={() => setOpen(null)} onMade={setOpen} />}
      {open !== null && open !== 'form' && <TokenSecret {...open} opener={button} onClose={() => setOpen(null)} />}
    </>
  )
}

function TokenForm({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
  const t = useTranslations('tokens')
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('read')
  const [days, setDays] = useState<TokenLifetime>(90)
  const { busy, failure, proof, run } = useProvenAction()

  function create() {
    run(() => createTokenAction({ name, scope, days }), {
      failed: t('createFailed'),
      done: ({ view, token }) => onMade({ name: view.name, token }),
    })
  }

  return (
    <FormDialog
      title={t('createTitle')}
      description={t('createHint')}
      action={t('createAction')}
      disabled={name.trim() === ''}
      busy={busy}
      failure={failure}
      proof={proof}
      onClose={onClose}
      onSubmit={create}
    >
      <Field label={t('name')} hint={t('nameHint')} error={failure?.fields?.name?.[0]}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={longestTokenName}
            autoComplete="off"
            placeholder={t('namePlaceholder')}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('scope')} hint={t(`scopeHints.${scope}`)}>
        {(control) => (
          <Select {...control} value={scope} onChange={(event) => setScope(event.target.value as TokenScope)}>
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
          <Select {...control} value={days} onChange={(event) => setDays(Number(event.target.value) as TokenLifetime)}>
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
