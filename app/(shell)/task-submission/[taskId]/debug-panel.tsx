'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatDay, formatInstant } from '@/lib/i18n/format'
import type { TaskView } from '@/lib/tasks/json'
import { isExpired, isSubmittable } from '@/lib/tasks/status'

type DebugPanelProps = {
  task: TaskView
  now: Date
  timeZone: string
  responseLength: number
  isDraftSaved: boolean
  refresh: () => Promise<void>
}

/** The state of the task, for troubleshooting. */
export function DebugPanel({ task, now, timeZone, responseLength, isDraftSaved, refresh }: DebugPanelProps) {
  const t = useTranslations('submission')
  const tTask = useTranslations('task')
  const locale = useLocale()
  const yesNo = (value: boolean) => t(value ? 'debug.yes' : 'debug.no')
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const facts = [
    [t('debug.taskId'), task.id],
    [t('debug.status'), tTask(task.needsPerson ? 'waits' : `statuses.${task.status}`)],
    [t('debug.isExpired'), yesNo(isExpired(task, now))],
    [t('debug.isSubmittable'), yesNo(isSubmittable(task, now))],
    [t('debug.hasResponse'), yesNo(Boolean(task.response) || isDraftSaved)],
    [t('debug.responseLength'), responseLength],
    [t('debug.dueDate'), formatDay(task.date, locale)],
    [t('debug.expiresAt'), formatInstant(task.expiresAt, timeZone, locale)],
    [t('debug.points'), task.points],
    [t('debug.draftSaved'), yesNo(isDraftSaved)],
  ]
  return (
    <div>
      <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="text-muted">
        {isOpen ? t('hideDebug') : t('showDebug')}
      </Button>
      {isOpen && (
        <div className="mt-2 rounded-control border bg-shade/60 p-4">
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            {facts.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <Button
            variant="secondary"
            className="mt-4"
            busy={isBusy}
            onClick={() => {
              setBusy(true)
              void refresh().finally(() => setBusy(false))
            }}
          >
            {t('refresh')}
          </Button>
        </div>
      )}
    </div>
  )
}
