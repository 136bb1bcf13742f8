'use client'

import { CircleAlert } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { messageOf, parseReply, send } from '@/components/form/send'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'

const words = messages.login

type Outcome = { name: string } | { problem: string }

async function signIn(username: string, password: string): Promise<Outcome> {
  try {
    const reply = await send('POST', '/api/auth/login', { body: { username, password } })
    if (!reply.ok) return { problem: messageOf(reply, words.failed) }
    return { name: parseReply<{ user?: { username?: string } }>(reply)?.user?.username ?? username }
  } catch {
    return { problem: words.unexpected }
  }
}

type LoginFormProps = {
  /** Where to go once signed in; a path of this site, made safe by the page. */
  callbackUrl: string
}

/** Username and password. The fields are left to the browser, so that password managers can fill them. */
export function LoginForm({ callbackUrl }: LoginFormProps) {
  const router = useRouter()
  const [problems, setProblems] = useState<string[]>([])
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fields = event.currentTarget.elements as typeof event.currentTarget.elements & {
      username: HTMLInputElement
      password: HTMLInputElement
    }
    const username = fields.username.value.trim()
    const password = fields.password.value
    const missing = [...(username ? [] : [words.usernameRequired]), ...(password ? [] : [words.passwordRequired])]
    setProblems(missing)
    if (missing.length > 0) return (username ? fields.password : fields.username).focus()

    setBusy(true)
    const outcome = await signIn(username, password)
    if ('name' in outcome) {
      notify.success({ title: words.succeededTitle, description: words.welcome(outcome.name) })
      router.replace(callbackUrl)
      router.refresh()
      return
    }
    notify.destructive({ title: words.failedTitle, description: outcome.problem })
    setProblems([outcome.problem])
    setBusy(false)
    fields.password.focus()
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
