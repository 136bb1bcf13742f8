'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useMemo, useRef, useState, type FormEvent } from 'react'
import { chosenPath } from '@/components/paths/chosen-path'
import type { PickedUser } from '@/components/admin/use-found'
import { UserPicker } from '@/components/admin/user-picker'
import { Field } from '@/components/form/field'
import { fieldsLike } from '@/components/form/fields-like'
import { useAction } from '@/components/form/use-action'
import { useEarlyText } from '@/components/form/use-early-text'
import { useTabCopy } from '@/components/form/use-tab-copy'
import { useActionForm } from '@/components/form/use-action-form'
import { useWrongFieldFocus } from '@/components/form/use-wrong-field-focus'
import { useMessageText } from '@/components/i18n/use-message-text'
import { useLoaded } from '@/components/layout/use-loaded'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'
import { searchUsers } from '@/components/user/search-users'
import type { Day } from '@/lib/calendar'
import type { PauseOf } from '@/lib/points/pauses'
import { fieldsOf } from '@/lib/record'
import {
  daysByMember,
  formDays,
  generateInput,
  newGeneratorForm,
  settledNumber,
  type GeneratorForm,
} from '@/lib/recurring/form'
import { OccurrencePreview } from './occurrence-preview'
import { RangeCalendar } from './range-calendar'
import { generateTasksAction } from './actions'
import { CheckboxField } from './checkbox-field'
import { GeneratorFields } from './generator-fields'

// Shown once a member is chosen.
const MemberFields = whenNeeded(() => import('./member-fields').then((module) => module.MemberFields))

const loadSchema = () => import('@/lib/recurring/schema').then((module) => module.generateSchema)

type Values = GeneratorForm & { username: PickedUser | null; others: PickedUser[] }

export type GeneratorProps = {
  viewerId: string
  /** A note on the tasks that were just created; null once the form changes. */
  made: string | null
  onMade: (made: string | null) => void
  isScheduled: boolean
  today: Day
  pauses: readonly PauseOf[]
}

type Chosen = Pick<Values, 'username' | 'others'>

const membersOf = ({ username, others }: Chosen) => (username ? [username, ...others] : others)
const usernamesOf = (chosen: Chosen) => membersOf(chosen).map((member) => member.username)

/** The days of each chosen member. Before one is chosen, only the family's pauses are left out. */
function sharesOf(form: Values, pauses: readonly PauseOf[]) {
  const members = membersOf(form)
  const memberIds = members.length > 0 ? members.map(({ id }) => id) : ['']
  const byMember = daysByMember(formDays(form), { ...form, memberIds }, pauses)
  return byMember.map(({ days }, index) => ({ username: members[index]?.username ?? '', days }))
}

/** Creates one task for many days and members, with a preview of the days and of how long each task stays open. */
export function Generator({ viewerId, made, onMade, isScheduled, today, pauses }: GeneratorProps) {
  const t = useTranslations('recurring')
  const format = useFormatter()
  const textOf = useMessageText()
  const action = useAction()
  const { busy, error } = action
  const [defaultValues] = useState<Values>(() => ({ ...newGeneratorForm(today), username: null, others: [] }))
  const [restored, setRestored] = useState(0)
  const {
    values: form,
    set,
    errorOf,
    submit,
    reset,
    attempt,
  } = useActionForm({
    schema: loadSchema,
    defaultValues,
    toInput: (values: Values) => generateInput(values, usernamesOf(values)),
    action,
    failed: t('failedTitle'),
  })

  const isTyped = form.username !== null || form.title.trim() !== '' || form.description.trim() !== ''
  const discardCopy = useTabCopy(viewerId, 'recurring', { form: isTyped ? JSON.stringify(form) : '' }, (kept) => {
    const typed = fieldsOf(JSON.parse(kept.form || 'null')) as Partial<Values>
    const { start = null, end = null } = typed
    const days = start !== null && start >= today ? { start, end } : {}
    reset({
      ...defaultValues,
      ...fieldsLike(defaultValues, typed),
      start: defaultValues.start,
      end: defaultValues.end,
      ...days,
    })
    setRestored((count) => count + 1)
  })

  const element = useRef<HTMLFormElement>(null)
  useWrongFieldFocus(element, error, attempt)
  useEarlyText(element)

  const { start, end, username: user, others } = form
  const days = useMemo(() => formDays(form), [form])
  const shares = useMemo(() => sharesOf(form, pauses), [form, pauses])
  const count = shares.reduce((sum, own) => sum + own.days.length, 0)
  const marked = useMemo(() => new Set(shares.flatMap((own) => own.days)), [shares])
  const schema = useLoaded(loadSchema)
  const range = schema?.safeParse(
    generateInput({ ...form, title: '-', description: '-', expectations: [] }, ['-', ...others.map(({ id }) => id)]),
  )
  const rangeError = start && range?.error ? textOf(range.error.issues[0]?.message ?? '') : errorOf('start')

  const missing = (['member', 'title', 'day'] as const).filter(
    (part) => ({ member: !user, title: form.title.trim() === '', day: start === null })[part],
  )

  function change(part: Partial<Values>) {
    // The message about the created tasks is outdated.
    onMade(null)
    for (const [name, value] of Object.entries(part)) set(name as keyof Values, value)
  }

  function generate(event: FormEvent) {
    event.preventDefault()
    if (busy || !user) return
    const { keepRepeating } = form
    onMade(null)
    submit(generateTasksAction, ({ tasksAdded, known }) => {
      discardCopy()
      const generated = t('generated', { count: tasksAdded, user: format.list(usernamesOf(form)) })
      notify.success({ title: t('generatedTitle'), description: generated })
      const more = [
        known > 0 && t('known', { count: known }),
        keepRepeating && (isScheduled ? t('ruleStored') : t('ruleWaits')),
      ]
      onMade(more.filter(Boolean).join(' '))
    })
  }

  return (
    <Card className="max-sm:p-4">
      <form ref={element} noValidate onSubmit={generate} className="@container">
        <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-2">
          <GeneratorFields
            members={
              <>
                <Field label={t('username')} error={errorOf('username')} className="col-span-2">
                  {(control) => (
                    <UserPicker
                      key={restored}
                      {...control}
                      value={user}
                      search={searchUsers}
                      onChange={(username) =>
                        change({ username, others: others.filter(({ id }) => id !== username?.id) })
                      }
                      placeholder={t('usernamePlaceholder')}
                    />
                  )}
                </Field>
                {user && (
                  <MemberFields
                    isFirstFixed
                    members={[user, ...others]}
                    mode={form.mode}
                    error={errorOf('others')}
                    onMembers={([, ...next]) => change({ others: next })}
                    onMode={(mode) => change({ mode })}
                  />
                )}
              </>
            }
            form={form}
            errorOf={errorOf}
            onChange={change}
            onLeave={(field) => {
              const settled = String(settledNumber(field, form[field]))
              if (settled !== form[field]) change({ [field]: settled })
            }}
          >
            <CheckboxField
              label={t('keepRepeating')}
              hint={isScheduled ? t('keepRepeatingHint') : t('keepWaitingHint')}
              isWarning={!isScheduled}
              checked={form.keepRepeating}
              onChange={(keepRepeating) => change({ keepRepeating })}
            />
          </GeneratorFields>
          <div className="space-y-4">
            <div>
              <p className="mb-1.5 font-medium">{t('dateRange')}</p>
              <RangeCalendar key={restored} value={{ start, end }} onChange={change} today={today} marked={marked} />
            </div>
            <OccurrencePreview
              days={days}
              shares={shares}
              count={count}
              hasSkipped={count < days.length * (form.mode === 'each' ? shares.length : 1)}
              lifetime={{ expiry: form.expiry, days: settledNumber('expiryDays', form.expiryDays) }}
              error={rangeError}
            />
          </div>
          <div className="space-y-4 @2xl:col-span-2">
            <Button type="submit" size="lg" className="w-full" busy={busy} disabled={missing.length > 0}>
              {busy ? t('generating') : t('generate')}
            </Button>
            {missing.length > 0 && (
              <p className="text-muted">
                {t('stillMissing', { parts: format.list(missing.map((part) => t(`missing.${part}`))) })}
              </p>
            )}
            {error && !error.fields && (
              <Banner tone="berry" role="alert" icon={<CircleAlert aria-hidden />} title={t('failedTitle')}>
                <p>{error.message}</p>
              </Banner>
            )}
            {made !== null && (
              <Banner tone="leaf" role="status" icon={<CircleCheck aria-hidden />}>
                {made !== '' && <p>{made}</p>}
                <Link
                  href={chosenPath('/admin/tasks', { q: form.title.trim() })}
                  className="font-medium underline underline-offset-4"
                >
                  {t('seeTasks')}
                </Link>
              </Banner>
            )}
          </div>
        </div>
      </form>
    </Card>
  )
}
