'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
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
import { formDays, generateInput, newGeneratorForm, settledNumber, type GeneratorForm } from '@/lib/recurring/form'
import { generateSchema } from '@/lib/recurring/schema'
import { useAction } from '@/components/form/use-action'
import { generateTasksAction } from './actions'
import { GeneratorFields } from './generator-fields'

type GeneratorProps = {
  /** What was said when tasks were made, while it holds. */
  made: string | null
  onMade: (made: string | null) => void
  isScheduled: boolean
  today: Day
}

/** One task for many days: who, what, which days and how long each stays open, all seen before it is made. */
export function Generator({ made, onMade, isScheduled, today }: GeneratorProps) {
  const t = useTranslations('recurring')
  const [user, setUser] = useState<PickedUser | null>(null)
  const [form, setForm] = useState(() => newGeneratorForm(today))
  const { busy, failure, run, refuse, forget } = useAction()

  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure?.fields) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure])

  const { start, end } = form
  const days = useMemo(() => formDays(form), [form])
  const marked = useMemo(() => new Set(days), [days])
  const range = generateSchema.safeParse(
    generateInput({ ...form, title: '-', description: '-', expectations: [] }, '-'),
  )
  const rangeProblem = start && !range.success ? (range.error.issues[0]?.message ?? null) : null

  /** What was said no longer fits, be it of what was made or of a field that is edited. */
  function outdate(edited: string[]) {
    onMade(null)
    const wrong = Object.keys(failure?.fields ?? {}).map((field) => field.split('.')[0] ?? '')
    if (edited.some((field) => wrong.includes(field))) forget()
  }

  function change(part: Partial<GeneratorForm>) {
    outdate(Object.keys(part))
    setForm((before) => ({ ...before, ...part }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !user) return
    const checked = generateSchema.safeParse(generateInput(form, user.username))
    const issue = checked.error?.issues[0]
    if (issue) return refuse(t('failedTitle'), issue.path.join('.'), issue.message)
    if (!checked.success) return
    onMade(null)
    run(() => generateTasksAction(checked.data), {
      failed: t('failedTitle'),
      done: ({ tasksAdded, known }) => {
        const parts = [
          t('generated', { count: tasksAdded, user: user.username }),
          known > 0 && t('known', { count: known }),
          checked.data.keepRepeating && (isScheduled ? t('ruleStored') : t('ruleWaits')),
        ]
        const description = parts.filter(Boolean).join(' ')
        onMade(description)
        notify.success({ title: t('generatedTitle'), description })
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
          isScheduled={isScheduled}
          onPick={(picked) => {
            outdate(['username'])
            setUser(picked)
          }}
          onChange={change}
          onLeave={(field) => {
            const settled = String(settledNumber(field, form[field]))
            if (settled !== form[field]) change({ [field]: settled })
          }}
        />
        <div className="space-y-4">
          <div>
            <p className="mb-1.5 font-medium">{t('dateRange')}</p>
            <RangeCalendar value={{ start, end }} onChange={change} today={today} marked={marked} />
          </div>
          <OccurrencePreview
            days={days}
            lifetime={{ expiry: form.expiry, days: settledNumber('expiryDays', form.expiryDays) }}
            problem={rangeProblem}
          />
        </div>
        <div className="space-y-4 lg:col-span-2">
          <Button
            type="submit"
            size="lg"
            className="w-full"
            busy={busy}
            disabled={!user || form.title.trim() === '' || start === null}
          >
            {busy ? t('generating') : t('generate')}
          </Button>
          {failure && !failure.fields && (
            <Banner tone="berry" role="alert" icon={<CircleAlert aria-hidden />} title={t('failedTitle')}>
              <p>{failure.message}</p>
            </Banner>
          )}
          {made && (
            <Banner tone="leaf" role="status" icon={<CircleCheck aria-hidden />} title={t('generatedTitle')}>
              <p>{made}</p>
              <Link
                href={chosenPath('/admin/tasks', { q: form.title.trim() })}
                className="font-medium underline underline-offset-4"
              >
                {t('seeTasks')}
              </Link>
            </Banner>
          )}
        </div>
      </form>
    </Card>
  )
}
