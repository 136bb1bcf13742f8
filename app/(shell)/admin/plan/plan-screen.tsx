'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readTabCopy } from '@/components/form/tab-copy'
import { notify } from '@/components/ui/notify'
import { addDays, type Day } from '@/lib/calendar'
import type { Locale } from '@/lib/i18n/locale'
import { dayToAdd, draftFor, freshDraft } from '@/lib/planning/draft'
import type { Editing } from '@/lib/planning/editing'
import { restoredPlan } from '@/lib/planning/stored'
import { withLibraryTask, type PlanMember, type StarterTask } from '@/lib/planning/table'
import { PlanEditor, type PlanEditorProps } from './plan-editor'

type PlanScreenProps = Omit<PlanEditorProps, 'fresh' | 'initial' | 'covered' | 'isLate'> & {
  members: (PlanMember & { isAdmin: boolean })[]
  locale: Locale
  /** A task of the library to add. */
  starter: StarterTask | null
  /** The member and the day from which on they have no tasks, to plan for. */
  gap: { memberId: string; from: Day } | null
}

const never = () => () => undefined

/** Plans tasks for several members and days, starting with the plan that this tab keeps. */
export function PlanScreen({ members, locale, starter, gap, ...props }: PlanScreenProps) {
  const { viewerId, today, hasMore } = props
  const [fresh] = useState(() => freshDraft(members, today, locale))
  const [kept] = useState(() =>
    typeof window === 'undefined' ? null : restoredPlan(readTabCopy(viewerId, 'plan'), fresh, { today, hasMore }),
  )
  // Hydration starts from the server's markup, which has no plan of this tab.
  const restored = useSyncExternalStore(
    never,
    () => kept,
    () => null,
  )
  const t = useTranslations('planning')
  useEffect(() => {
    if (starter) notify.success({ title: t('fromLibrary'), description: starter.title })
  }, [starter, t])
  useEffect(() => {
    // Reloading must not add it, or choose them, again.
    if (starter || gap) window.history.replaceState(null, '', window.location.pathname)
  }, [starter, gap])

  const { draft, undos } = restored?.editing ?? { draft: fresh, undos: [] }
  const chosen = gap ? draftFor(draft, gap, today) : draft

  return (
    <PlanEditor
      key={restored ? 'restored' : 'fresh'}
      {...props}
      covered={members}
      fresh={fresh}
      initial={withTask({ draft: chosen, undos }, starter, addDays(today, 1))}
      isLate={restored?.isLate ?? false}
    />
  )
}

function withTask({ draft, undos }: Editing, starter: StarterTask | null, preferred: Day): Editing {
  const items = starter ? withLibraryTask(draft.items, starter, draft.chosen, dayToAdd(draft, preferred)) : draft.items
  return { draft: { ...draft, items }, undos }
}
