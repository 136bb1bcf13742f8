'use client'

import { useState } from 'react'
import type { Day } from '@/lib/calendar'
import type { RuleView } from '@/lib/recurring/schema'
import { Generator } from './generator'
import { RuleList } from './rule-list'

type RecurringTasksProps = { rules: RuleView[]; isScheduled: boolean; today: Day }

/** The generator, and the rules that go on by themselves. */
export function RecurringTasks({ rules, isScheduled, today }: RecurringTasksProps) {
  const [made, setMade] = useState<string | null>(null)
  return (
    <>
      <Generator made={made} onMade={setMade} isScheduled={isScheduled} today={today} />
      {/* What was said of a rule does not hold once it is changed. */}
      <RuleList rules={rules} isScheduled={isScheduled} onChanged={() => setMade(null)} />
    </>
  )
}
