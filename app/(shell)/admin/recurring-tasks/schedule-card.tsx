'use client'

import { CircleAlert, Hourglass, RotateCw } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useAction } from '@/components/form/use-action'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { notify } from '@/components/ui/notify'
import { formatDay, formatInstant } from '@/lib/i18n/format'
import type { JobStatus } from '@/lib/jobs/schema'
import { runAgainAction } from './actions'

type ScheduleCardProps = { jobs: JobStatus[]; timeZone: string }

/** When each part of the schedule last ran and runs next, and what failed. */
export function ScheduleCard({ jobs, timeZone }: ScheduleCardProps) {
  const t = useTranslations('jobs')
  const locale = useLocale()
  const { busy, run } = useAction()
  const title = useRef<HTMLHeadingElement>(null)

  function again({ kind, failed }: JobStatus) {
    if (!failed) return
    run(() => runAgainAction({ kind, day: failed.day }), {
      failed: t('stillFails'),
      done: ({ state }) => {
        if (state === 'failed') return notify.destructive({ title: t('stillFails'), description: t(`kinds.${kind}`) })
        // The button goes with the failure.
        title.current?.focus()
        if (state === 'running')
          notify.neutral(
            { title: t('running'), description: t('runningHint') },
            <Hourglass aria-hidden className="size-5" />,
          )
        else notify.success({ title: t('ran'), description: t('ranHint', { kind: t(`kinds.${kind}`) }) })
      },
    })
  }

  return (
    <Card className="max-sm:p-4">
      <CardTitle ref={title} tabIndex={-1} id="schedule" className="scroll-mt-20 focus:outline-none">
        {t('title')}
      </CardTitle>
      <p className="mt-1 text-muted">{t('hint')}</p>
      <ul className="mt-4 divide-y">
        {jobs.map((job) => (
          <li key={job.kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="font-medium">{t(`kinds.${job.kind}`)}</h3>
              <p className="text-muted">
                {job.lastRanAt ? t('lastRan', { time: formatInstant(job.lastRanAt, timeZone, locale) }) : t('neverRan')}
                {' · '}
                {t('next', { time: formatInstant(job.nextAt, timeZone, locale) })}
              </p>
              {job.failed && (
                <p className="mt-1 flex items-start gap-2 text-sm font-medium text-berry-ink wrap-anywhere">
                  <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                  {t('failed', { day: formatDay(job.failed.day, locale), reason: job.failed.error })}
                </p>
              )}
            </div>
            {job.failed && (
              <Button
                variant="secondary"
                busy={busy}
                aria-label={t('againOf', { kind: t(`kinds.${job.kind}`) })}
                onClick={() => again(job)}
              >
                {busy ? null : <RotateCw aria-hidden />}
                {t('again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
