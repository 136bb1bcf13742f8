'use client'

import { CircleAlert, Smartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CodeInput } from '@/components/form/code-input'
import { address, ask } from '@/components/rest/ask'
import { errorMessageOf, partOf } from '@/components/rest/send'
import { announceSession, hasShownPages } from '@/components/layout/tab-session'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { keepNotice } from '@/components/ui/kept-notice'
import { notify } from '@/components/ui/notify'
import type { signInOperation } from '@/lib/account/operations'
import type { Translate } from '@/lib/i18n/message'
import { fieldsOf } from '@/lib/record'

type T = Translate<'login'>

const signInCall = address<typeof signInOperation>({ method: 'post', path: '/api/auth/login' })

type Outcome = { name: string } | { error: string; needsCode?: boolean }

async function signIn(t: T, username: string, password: string, code?: string): Promise<Outcome> {
  try {
    const reply = await ask(signInCall, { body: { username, password, code } })
    if (!reply.ok) return { error: errorMessageOf(reply, t('failed')), needsCode: partOf(reply, 'needsCode') === true }
    const { username: name } = fieldsOf(partOf(reply, 'user'))
    return { name: typeof name === 'string' ? name : username }
  } catch {
    return { error: t('unexpected') }
  }
}

/** An error, and the field that it belongs to, if any. */
export type FormError = { text: string; field: 'username' | 'password' | 'code' | null }

type LoginFormProps = {
  /** The path to redirect to after sign-in; the page has made sure that it is on this site. */
  callbackUrl: string
  /** Why the form failed when it was sent without a script. */
  failure: FormError | null
  isCodeNeeded: boolean
}

/**
 * The username, the password and, if the account has a second factor, a code. The inputs are uncontrolled, so that
 * password managers can fill them.
 */
export function LoginForm({ callbackUrl, failure, isCodeNeeded }: LoginFormProps) {
  const t = useTranslations('login')
  const router = useRouter()
  const [errors, setErrors] = useState<FormError[]>(failure ? [failure] : [])
  const [busy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(isCodeNeeded)
  const usernameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    codeField.current?.focus()
  }, [needsCode])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const username = usernameField.current?.value.trim() ?? ''
    const password = passwordField.current?.value ?? ''
    const code = codeField.current?.value.trim()
    const missing: FormError[] = [
      ...(username ? [] : [{ text: t('usernameRequired'), field: 'username' as const }]),
      ...(password ? [] : [{ text: t('passwordRequired'), field: 'password' as const }]),
    ]
    setErrors(missing)
    if (missing.length > 0) return (username ? passwordField : usernameField).current?.focus()
    if (code === '') {
      setErrors([{ text: t('codeRequired'), field: 'code' }])
      return codeField.current?.focus()
    }

    setBusy(true)
    const outcome = await signIn(t, username, password, code)
    if ('name' in outcome) {
      announceSession()
      const welcome = { title: t('succeededTitle'), description: t('welcome', { name: outcome.name }) }
      // The router has kept pages of the user before, and redirects to this screen.
      if (hasShownPages()) {
        keepNotice({ kind: 'success', ...welcome })
        return window.location.replace(callbackUrl)
      }
      notify.success(welcome)
      return router.replace(callbackUrl)
    }
    setBusy(false)
    // A request for the code is not an error.
    if (outcome.needsCode && !needsCode) return setNeedsCode(true)
    notify.destructive({ title: t('failedTitle'), description: outcome.error })
    setErrors([{ text: outcome.error, field: outcome.needsCode ? 'code' : null }])
    const next = outcome.needsCode ? codeField : passwordField
    next.current?.focus()
  }

  const isWrong = (name: FormError['field']) => errors.some(({ field }) => field === name) || undefined
  return (
    <Card className="w-full max-w-sm">
      {/* The browser itself sends the form before hydration, and without JavaScript. */}
      <form method="post" action="/api/auth/login/form" noValidate onSubmit={submit} className="space-y-5">
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <div className="space-y-2">
          <Label htmlFor="username">{t('username')}</Label>
          <Input
            ref={usernameField}
            id="username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={isWrong('username')}
            // Another account may have no second factor.
            onChange={() => setNeedsCode(false)}
          />
        </div>
        <div className="space-y-2">
          <Label htmlFor="password">{t('password')}</Label>
          <Input
            ref={passwordField}
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            aria-invalid={isWrong('password')}
          />
        </div>
        {needsCode && (
          <Banner tone="sky" role="status" icon={<Smartphone aria-hidden />}>
            <p>{t('codeNeeded')}</p>
          </Banner>
        )}
        {needsCode && (
          <div className="space-y-2">
            <Label htmlFor="code">{t('code')}</Label>
            <CodeInput
              takesRecovery
              ref={codeField}
              id="code"
              name="code"
              aria-describedby="code-hint"
              aria-invalid={isWrong('code')}
            />
            <p id="code-hint" className="text-base text-muted sm:text-sm">
              {t('codeHint')}
            </p>
          </div>
        )}
        {errors.length > 0 && (
          <Banner tone="berry" role="alert" icon={<CircleAlert aria-hidden />}>
            {errors.map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
          </Banner>
        )}
        <Button type="submit" size="lg" className="w-full" busy={busy}>
          {t('signIn')}
        </Button>
        <p className="text-center text-balance text-muted">{t('forgotPassword')}</p>
      </form>
    </Card>
  )
}
