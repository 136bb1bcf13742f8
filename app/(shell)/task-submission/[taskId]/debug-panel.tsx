'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatDay, formatInstant } from '@/lib/calendar'
import type { TaskView } from '@/lib/tasks/json'
import { isExpired, isSubmittable } from '@/lib/tasks/status'

const yesNo = (value: boolean) => (value ? 'true' : 'false')

type DebugPanelProps = {
  task: TaskView
  now: Date
  timeZone: string
  responseLength: number
  isDraftSaved: boolean
  refresh: () => Promise<void>
}

/** The task's bare facts, for whoever helps when something looks wrong. */
export function DebugPanel({ task, now, timeZone, responseLength, isDraftSaved, refresh }: DebugPanelProps) {
  const t = useTranslations('submission')
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const facts = [
    ['Task ID', task.id],
    ['Status', task.status],
    ['Is expired', yesNo(isExpired(task, now))],
    ['Is submittable', yesNo(isSubmittable(task, now))],
    ['Has response', yesNo(Boolean(task.response))],
    ['Response length', responseLength],
    ['Due date', formatDay(task.date)],
    ['Expires at', formatInstant(task.expiresAt, timeZone)],
    ['Points', task.points],
    ['Draft saved', yesNo(isDraftSaved)],
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
