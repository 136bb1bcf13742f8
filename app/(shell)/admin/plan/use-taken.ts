import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { callAction } from '@/components/form/call-action'
import { notify } from '@/components/ui/notify'
import { planLimits } from '@/lib/planning/limits'
import type { PlanMember } from '@/lib/planning/table'
import type { Taken } from '@/lib/planning/taken'
import { takenDaysAction } from './actions'

const nothing: Taken = { tasks: [], pauses: [] }

/** What the days hold for all members of the plan, also for those who were added to the members whom `taken` covers. */
export function useTaken(taken: Taken, covered: readonly PlanMember[], members: readonly PlanMember[]): Taken {
  const t = useTranslations('common')
  const tPlanning = useTranslations('planning')
  const [ofAdded, setOfAdded] = useState(nothing)
  const added = members.filter(({ id }) => covered.every((member) => member.id !== id)).map(({ id }) => id)
  const key = added.slice(-planLimits.members).join()

  // Again with every new `taken`, because what the plan creates changes both.
  useEffect(() => {
    if (key === '') return
    let isCurrent = true
    void callAction(() => takenDaysAction({ memberIds: key.split(',') }), t).then((result) => {
      if (!isCurrent) return
      if (result.ok) setOfAdded(result.data)
      else notify.destructive({ title: tPlanning('takenFailed'), description: result.message })
    })
    return () => {
      isCurrent = false
    }
  }, [taken, key, t, tPlanning])

  const tasksOfAdded = ofAdded.tasks.filter(({ memberId }) => added.includes(memberId))
  return { tasks: [...taken.tasks, ...tasksOfAdded], pauses: [...taken.pauses, ...ofAdded.pauses] }
}
