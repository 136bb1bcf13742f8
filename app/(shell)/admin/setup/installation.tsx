import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { configuredEvaluator, configuredModel } from '@/lib/evaluation/queries'
import { formatDay, formatInstant } from '@/lib/i18n/format'
import { translateMessage } from '@/lib/i18n/message'
import { translatorOfAll } from '@/lib/i18n/translator'
import type { JobStatus } from '@/lib/jobs/schema'
import type { Scope } from '@/lib/scope'
import { checkKinds, failedRunsOf, stateOf, type Check, type CheckKind, type PartState } from '@/lib/setup/checks'
import type { readInstallation } from '@/lib/setup/queries'
import { CheckCard } from './check-card'

/** The other parts' help also says what the check does. */
const isHelped = (kind: CheckKind, state: PartState) =>
  state === 'fails' ||
  (state === 'off' && kind !== 'backup') ||
  (state === 'new' && kind !== 'mail' && kind !== 'database')

type InstallationProps = {
  scope: Scope
  facts: Awaited<ReturnType<typeof readInstallation>>
  jobs: JobStatus[]
}

/** What Laurel runs on, part by part, each with its state and what to do about it. */
export async function Installation({ scope, facts, jobs }: InstallationProps) {
  const [t, ofJobs, locale] = await Promise.all([getTranslations('setup'), getTranslations('jobs'), getLocale()])
  const { timeZone } = scope
  const recurring = jobs.find(({ kind }) => kind === 'recurring')
  const at = (instant: string | Date) => formatInstant(instant, timeZone, locale)
  const model = configuredModel(scope)

  const stands: Record<CheckKind, ReactNode> = {
    database: t('database.stands', facts.database),
    evaluator: model === null ? t('evaluator.builtIn') : t('evaluator.model', { name: model }),
    mail: facts.mail ? t('mail.stands', facts.mail) : t('mail.off'),
    push: facts.isHttps || facts.isOnlyHere ? t('push.stands', { count: facts.devices }) : t('push.open'),
    files: facts.storesFilesOutside ? t('files.outside') : t('files.stands'),
    schedule: recurring?.lastRanAt
      ? t('schedule.stands', { last: at(recurring.lastRanAt), next: at(recurring.nextAt) })
      : t('schedule.never'),
    timeZone: t('timeZone.stands', { zone: timeZone, moment: at(scope.now) }),
    https: t(facts.isOnlyHere ? 'https.here' : facts.isHttps ? 'https.encrypted' : 'https.open', {
      address: facts.address,
    }),
    backup: facts.makesBackups ? t('backup.stands') : t('backup.off'),
  }
  const links: Partial<Record<CheckKind, string>> = {
    evaluator: '/admin/evaluation',
    mail: '/admin/emails',
    push: '/admin/setup/reminders',
    schedule: '/admin/recurring-tasks#schedule',
  }
  const subjects: Partial<Record<CheckKind, string>> = { evaluator: configuredEvaluator(scope), https: facts.address }
  const missing: Partial<Record<CheckKind, string>> = {
    ...(!facts.mail && { mail: t('mail.cannotCheck') }),
    ...(facts.mail && facts.ownEmail === null && { mail: t('mail.noAddress') }),
    ...(!facts.makesBackups && { backup: t('mail.cannotCheck') }),
    ...(facts.ownDevices === 0 && { push: t('push.noDevice') }),
  }

  const isOff: Partial<Record<CheckKind, boolean>> = { mail: !facts.mail, backup: !facts.makesBackups }
  const outcomeOf = ({ checkedAt, error }: Check) =>
    error === null
      ? t('worked', { moment: at(checkedAt) })
      : t('failedAt', {
          moment: at(checkedAt),
          reason: translateMessage(translatorOfAll(locale), locale, error),
        })

  const failureOf = ({ run, day, error }: ReturnType<typeof failedRunsOf>[number]) =>
    t('schedule.failed', { part: ofJobs(`kinds.${run}`), day: formatDay(day, locale), reason: error })

  return (
    <section aria-labelledby="installation" className="@container">
      <h2 id="installation" className="text-2xl">
        {t('installation')}
      </h2>
      <p className="mt-0.5 mb-4 max-w-prose text-muted">{t('installationHint')}</p>
      <div className="grid gap-5 @2xl:grid-cols-2">
        {checkKinds.map((kind) => {
          const check = facts.checkOf(kind)
          const subject = subjects[kind] ?? null
          const failedRuns = failedRunsOf(kind, jobs)
          const state = stateOf(check, { isOff: isOff[kind], subject, hasFailedRun: failedRuns.length > 0 })
          const link = links[kind]
          return (
            <CheckCard
              key={kind}
              kind={kind}
              state={state}
              missing={missing[kind]}
              outcome={
                state === 'fails' && failedRuns.length > 0
                  ? failedRuns.map(failureOf).join('\n')
                  : check === null || state === 'new' || state === 'off'
                    ? null
                    : outcomeOf(check)
              }
            >
              <p>{stands[kind]}</p>
              {isHelped(kind, state) && !(kind === 'https' && facts.isOnlyHere) && <p>{t(`${kind}.help`)}</p>}
              {kind === 'mail' && !missing.mail && <p>{t('mail.goesTo', { email: facts.ownEmail ?? '' })}</p>}
              {link && (
                <Link
                  href={link}
                  className="-my-1.5 flex min-h-11 w-fit items-center text-leaf-ink underline underline-offset-4"
                >
                  {t(`${kind as 'evaluator' | 'mail' | 'push' | 'schedule'}.link`)}
                </Link>
              )}
            </CheckCard>
          )
        })}
      </div>
    </section>
  )
}
