'use client'

import { CircleAlert, Smartphone } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CodeInput } from '@/components/form/code-input'
import { address, ask } from '@/components/form/call'
import { messageOf, partOf } from '@/components/form/send'
import { announceSession } from '@/components/layout/watch-session'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { notify } from '@/components/ui/notify'
import type { signInOperation } from '@/lib/auth/operations'
import { messages } from '@/lib/messages'

const words = messages.login

const { loginCode, loginCodeHint, loginCodeNeeded, codeRequired } = messages.account

const signInCall = address<typeof signInOperation>({ method: 'post', path: '/api/auth/login' })

type Outcome = { name: string } | { problem: string; needsCode?: boolean }

async function signIn(username: string, password: string, code?: string): Promise<Outcome> {
  try {
    const reply = await ask(signInCall, { body: { username, password, code } })
    if (!reply.ok) return { problem: messageOf(reply, words.failed), needsCode: partOf(reply, 'needsCode') === true }
    const { username: name } = (partOf(reply, 'user') ?? {}) as { username?: unknown }
    return { name: typeof name === 'string' ? name : username }
  } catch {
    return { problem: words.unexpected }
  }
}

type LoginFormProps = {
  /** Where to go once signed in; a path of this site, made safe by the page. */
  callbackUrl: string
}

/**
 * Username and password, and where the account has a second factor its code. The fields are left to the browser,
 * so that password managers can fill them.
 */
export function LoginForm({ callbackUrl }: LoginFormProps) {
  const router = useRouter()
  const [problems, setProblems] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const codeField = useRef<HTMLInputElement>(null)

  useEffect(() => codeField.current?.focus(), [needsCode])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fields = event.currentTarget.elements as typeof event.currentTarget.elements & {
      username: HTMLInputElement
      password: HTMLInputElement
    }
    const username = fields.username.value.trim()
    const password = fields.password.value
    const code = codeField.current?.value.trim()
    const missing = [...(username ? [] : [words.usernameRequired]), ...(password ? [] : [words.passwordRequired])]
    setProblems(missing)
    if (missing.length > 0) return (username ? fields.password : fields.username).focus()
    if (code === '') {
      setProblems([codeRequired])
      return codeField.current?.focus()
    }

    setBusy(true)
    const outcome = await signIn(username, password, code)
    if ('name' in outcome) {
      announceSession()
      notify.success({ title: words.succeededTitle, description: words.welcome(outcome.name) })
      router.replace(callbackUrl)
      router.refresh()
      return
    }
    setBusy(false)
    // Being asked for the code is no failure.
    if (outcome.needsCode && !needsCode) return setNeedsCode(true)
    notify.destructive({ title: words.failedTitle, description: outcome.problem })
    setProblems([outcome.problem])
    ;(outcome.needsCode ? codeField.current : fields.password)?.focus()
  }

  const isWrong = (problem: string) => problems.includes(problem) || undefined
  return (
    <Card className="w-full max-w-sm">
      {/* method=post: should the form be sent before its script is there, the password stays out of the address. */}
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        <div className="space-y-2">
          <Label htmlFor="username">Username</Label>
          <Input
            id="username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={isWrong(words.usernameRequired)}
            // Another account may have no second factor.
            onChange={() => setNeedsCode(false)}
          />
        </div>
        <div className="space-y-2">
          <Label htmlFor="password">Password</Label>
          <Input
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            aria-invalid={isWrong(words.passwordRequired)}
          />
        </div>
        {needsCode && (
          <Banner tone="sky" role="status" icon={<Smartphone aria-hidden />}>
            <p>{loginCodeNeeded}</p>
          </Banner>
        )}
        {needsCode && (
          <div className="space-y-2">
            <Label htmlFor="code">{loginCode}</Label>
            <CodeInput
              takesRecovery
              ref={codeField}
              id="code"
              name="code"
              aria-describedby="code-hint"
              aria-invalid={isWrong(codeRequired) ?? isWrong(messages.account.codeWrong)}
            />
            <p id="code-hint" className="text-sm text-muted">
              {loginCodeHint}
            </p>
          </div>
        )}
        {problems.length > 0 && (
          <Banner tone="berry" role="alert" icon={<CircleAlert aria-hidden />}>
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Banner>
        )}
        <Button type="submit" size="lg" className="w-full" busy={busy}>
          Sign In
        </Button>
        <p className="text-center text-balance text-muted">{words.forgotPassword}</p>
      </form>
    </Card>
  )
}
