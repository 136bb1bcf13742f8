'use client'

import { useState } from 'react'
import { Generator } from '@/components/recurring/generator'
import type { Day } from '@/lib/calendar'
import type { PauseOf } from '@/lib/points/pauses'
import { RuleList, type RuleListProps } from './rule-list'

type RecurringTasksProps = Omit<RuleListProps, 'onChanged'> & {
  viewerId: string
  today: Day
  pauses: readonly PauseOf[]
}

/** The generator and the list of scheduled rules. */
export function RecurringTasks({ viewerId, today, pauses, ...list }: RecurringTasksProps) {
  const [made, setMade] = useState<string | null>(null)
  return (
    <>
      <Generator
        viewerId={viewerId}
        made={made}
        onMade={setMade}
        isScheduled={list.isScheduled}
        today={today}
        pauses={pauses}
      />
      {/* The message about a rule is outdated once the rule changes. */}
      <RuleList {...list} onChanged={() => setMade(null)} />
    </>
  )
}
