import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { formatInstant, formatList } from '@/lib/i18n/format'
import type { FirstStep } from '@/lib/week/first-run'

type FirstRunProps = {
  steps: FirstStep[]
  /** Names of members who have never signed in. */
  newNames: string[]
  /** The model that evaluates; null for the built-in rules. */
  model: string | null
  isEvaluatorTried: boolean
  scheduleRanAt: Date | null
  isScheduleRunning: boolean
  timeZone: string
}

/** The most members who are named one by one. */
const mostNames = 5

/** The steps of the setup that are left, each with its state and where to do it. */
export function FirstRun({ steps, newNames, ...state }: FirstRunProps) {
  const t = useTranslations('firstRun')
  const tUsers = useTranslations('manageUsers')
  const locale = useLocale()
  const named = newNames.length > mostNames ? [...newNames.slice(0, mostNames), t('others')] : newNames
  const parts: Record<FirstStep, ReactNode> = {
    family: (
      <Step
        title={tUsers('familyFirst')}
        links={[{ href: '/admin/users', label: tUsers('familyFirstLink'), isFirst: true }]}
      >
        <p>{tUsers('familyFirstHint')}</p>
      </Step>
    ),
    week: (
      <Step
        title={t('week')}
        links={[
          { href: '/admin/plan', label: t('weekPlan') },
          { href: '/admin/tasks', label: t('weekTasks') },
          { href: '/admin/recurring-tasks', label: t('weekRecurring') },
        ]}
      >
        <p>{t('weekHint')}</p>
      </Step>
    ),
    signIn: (
      <Step title={t('signIn')} links={[{ href: '/admin/users/cards', label: t('cards') }]}>
        <p>{t('signInHint')}</p>
        {newNames.length > 0 && <p>{t('notYet', { names: formatList(named, locale) })}</p>}
      </Step>
    ),
    checks: <Checks {...state} />,
  }
  return (
    <Card>
      <CardTitle>{t('heading')}</CardTitle>
      <ol className="mt-2 divide-y divide-line">
        {steps.map((step) => (
          <li key={step} className="py-4 last:pb-0">
            {parts[step]}
          </li>
        ))}
      </ol>
    </Card>
  )
}

type StepLink = { href: string; label: string; isFirst?: boolean }

function Step({ title, links, children }: { title: string; links: StepLink[]; children: ReactNode }) {
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      <div className="max-w-prose text-muted wrap-anywhere">{children}</div>
      <div className="mt-3 flex flex-wrap gap-3">
        {links.map(({ href, label, isFirst }) => (
          <Button key={href} asChild variant={isFirst ? 'primary' : 'secondary'}>
            <Link href={href}>{label}</Link>
          </Button>
        ))}
      </div>
    </>
  )
}

type ChecksProps = Omit<FirstRunProps, 'steps' | 'newNames'>

function Checks({ model, isEvaluatorTried, scheduleRanAt, isScheduleRunning, timeZone }: ChecksProps) {
  const t = useTranslations('firstRun')
  const locale = useLocale()
  const moment = formatInstant(scheduleRanAt, timeZone, locale)
  const ran = isScheduleRunning ? t('ran', { moment }) : t('ranLate', { moment })
  return (
    <Step
      title={t('checks')}
      links={[
        { href: '/admin/evaluation', label: t('try') },
        { href: '/admin/recurring-tasks#schedule', label: t('schedule') },
        { href: '/admin/setup', label: t('setup') },
      ]}
    >
      <p>
        {model ? t('model', { name: model }) : t('builtIn')} {isEvaluatorTried ? t('tried') : t('untried')}
      </p>
      <p>{scheduleRanAt ? ran : t('neverRan')}</p>
    </Step>
  )
}
