'use client'

import { useState } from 'react'
import type { Day } from '@/lib/calendar'
import { Generator } from './generator'
import { RuleList, type RuleListProps } from './rule-list'

type RecurringTasksProps = Omit<RuleListProps, 'onChanged'> & { today: Day }

/** The generator and the list of scheduled rules. */
export function RecurringTasks({ today, ...list }: RecurringTasksProps) {
  const [made, setMade] = useState<string | null>(null)
  return (
    <>
      <Generator made={made} onMade={setMade} isScheduled={list.isScheduled} today={today} />
      {/* The message about a rule is outdated once the rule changes. */}
      <RuleList {...list} onChanged={() => setMade(null)} />
    </>
  )
}
