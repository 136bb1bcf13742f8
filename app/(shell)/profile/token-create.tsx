'use client'

import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { messages } from '@/lib/messages'
import { longestTokenName, tokenLifetimes, tokenScopes, type TokenLifetime, type TokenScope } from '@/lib/tokens/limits'
import { useProvenAction } from '@/app/(shell)/proof/use-proven-action'
import { createTokenAction } from './token-actions'
import { TokenSecret } from './token-secret'

const words = messages.tokens

type Made = { name: string; token: string }

/** Makes a token, and shows it the one time that it can be seen. */
export function CreateToken() {
  const [open, setOpen] = useState<'form' | Made | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} variant="secondary" onClick={() => setOpen('form')}>
        <KeyRound aria-hidden />
        {words.create}
      </Button>
      {open === 'form' && <TokenForm onClose={() => setOpen(null)} onMade={setOpen} />}
      {open !== null && open !== 'form' && <TokenSecret {...open} opener={button} onClose={() => setOpen(null)} />}
    </>
  )
}

function TokenForm({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('read')
  const [days, setDays] = useState<TokenLifetime>(90)
  const { busy, failure, proof, run } = useProvenAction()

  function create() {
    run(() => createTokenAction({ name, scope, days }), {
      failed: words.createFailed,
      done: ({ view, token }) => onMade({ name: view.name, token }),
    })
  }

  return (
    <FormDialog
      title={words.createTitle}
      description={words.createHint}
      action={words.createAction}
      disabled={name.trim() === ''}
      busy={busy}
      failure={failure}
      proof={proof}
      onClose={onClose}
      onSubmit={create}
    >
      <Field label={words.name} hint={words.nameHint} error={failure?.fields?.name?.[0]}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={longestTokenName}
            autoComplete="off"
            placeholder={words.namePlaceholder}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.scope} hint={words.scopeHints[scope]}>
        {(control) => (
          <Select {...control} value={scope} onChange={(event) => setScope(event.target.value as TokenScope)}>
            {tokenScopes.map((each) => (
              <option key={each} value={each}>
                {words.scopes[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.lifetime}>
        {(control) => (
          <Select {...control} value={days} onChange={(event) => setDays(Number(event.target.value) as TokenLifetime)}>
            {tokenLifetimes.map((each) => (
              <option key={each} value={each}>
                {words.lifetimes[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  )
}
