'use client'

import { useState } from 'react'
import type { Day } from '@/lib/calendar'
import type { RuleView } from '@/lib/recurring/schema'
import { Generator } from './generator'
import { RuleList } from './rule-list'

type RecurringTasksProps = { rules: RuleView[]; isScheduled: boolean; today: Day }

/** The generator and the list of scheduled rules. */
export function RecurringTasks({ rules, isScheduled, today }: RecurringTasksProps) {
  const [made, setMade] = useState<string | null>(null)
  return (
    <>
      <Generator made={made} onMade={setMade} isScheduled={isScheduled} today={today} />
      {/* The message about a rule is outdated once the rule changes. */}
      <RuleList rules={rules} isScheduled={isScheduled} onChanged={() => setMade(null)} />
    </>
  )
}
