'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { chosenPath } from '@/components/layout/chosen-path'
import { OccurrencePreview } from '@/components/admin/recurring/occurrence-preview'
import { RangeCalendar } from '@/components/admin/recurring/range-calendar'
import type { PickedUser } from '@/components/admin/use-found'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { notify } from '@/components/ui/notify'
import type { Day } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import { formDays, generateInput, newGeneratorForm, settledNumber, type GeneratorForm } from '@/lib/recurring/form'
import { generateSchema } from '@/lib/recurring/schema'
import { useAction } from '../use-action'
import { generate } from './generate'
import { GeneratorFields } from './generator-fields'

const words = messages.recurring

/** One task for many days: who, what, which days and how long each stays open, all seen before it is made. */
export function Generator({ today, timeZone }: { today: Day; timeZone: string }) {
  const [user, setUser] = useState<PickedUser | null>(null)
  const [form, setForm] = useState(() => newGeneratorForm(today))
  const [made, setMade] = useState<string | null>(null)
  const router = useRouter()
  const { busy, failure, run, refuse } = useAction()

  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure?.fields) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure])

  const { start, end } = form
  const days = useMemo(() => formDays(form), [form])
  const marked = useMemo(() => new Set(days), [days])
  const range = generateSchema.safeParse(generateInput({ ...form, title: '-', description: '-' }, '-'))
  const rangeProblem = start && !range.success ? (range.error.issues[0]?.message ?? null) : null

  function change(part: Partial<GeneratorForm>) {
    setMade(null)
    setForm((before) => ({ ...before, ...part }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !user) return
    const checked = generateSchema.safeParse(generateInput(form, user.username))
    const issue = checked.error?.issues[0]
    if (issue) return refuse(words.failedTitle, String(issue.path[0]), issue.message)
    if (!checked.success) return
    setMade(null)
    run(() => generate(checked.data, timeZone), {
      failed: words.failedTitle,
      done: ({ tasksAdded, known, isRepeating }) => {
        const parts = [
          words.generated(tasksAdded, user.username),
          known > 0 && words.known(known),
          isRepeating && words.ruleStored,
        ]
        const description = parts.filter(Boolean).join(' ')
        setMade(description)
        notify.success({ title: words.generatedTitle, description })
        // Tasks and what is counted of them show on nearly every screen.
        router.refresh()
      },
    })
  }

  return (
    <Card className="max-sm:p-4">
      <form ref={element} noValidate onSubmit={submit} className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <GeneratorFields
          user={user}
          form={form}
          failure={failure}
          onPick={(picked) => {
            setMade(null)
            setUser(picked)
          }}
          onChange={change}
          onLeave={(field) => {
            const settled = String(settledNumber(field, form[field]))
            if (settled !== form[field]) change({ [field]: settled })
          }}
        />
        <div className="space-y-4">
          <div className="max-sm:-mx-2">
            <p className="mb-1.5 font-medium max-sm:mx-2">{words.dateRange}</p>
            <RangeCalendar value={{ start, end }} onChange={change} today={today} marked={marked} />
          </div>
          <OccurrencePreview
            days={days}
            lifetime={{ expiry: form.expiry, days: settledNumber('expiryDays', form.expiryDays) }}
            problem={rangeProblem}
          />
        </div>
        <div className="space-y-4 lg:col-span-2">
          {failure && !failure.fields && (
            <Banner tone="berry" role="alert" icon={<CircleAlert aria-hidden />} title={words.failedTitle}>
              <p>{failure.message}</p>
            </Banner>
          )}
          {made && (
            <Banner tone="leaf" role="status" icon={<CircleCheck aria-hidden />} title={words.generatedTitle}>
              <p>{made}</p>
              <Link
                href={chosenPath('/admin/tasks', { q: form.title.trim() })}
                className="font-medium underline underline-offset-4"
              >
                {words.seeTasks}
              </Link>
            </Banner>
          )}
          <Button
            type="submit"
            size="lg"
            className="w-full"
            busy={busy}
            disabled={!user || form.title.trim() === '' || start === null}
          >
            {busy ? words.generating : words.generate}
          </Button>
        </div>
      </form>
    </Card>
  )
}
