'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { notify } from '@/components/ui/notify'
import type { Entry } from '@/lib/planning/entries'
import {
  entriesOf,
  gapsIn,
  missingIn,
  titlesIn,
  withBlank,
  withChange,
  withCopy,
  withEntries,
  type Grid,
  type PlanItem,
  type PlanMember,
} from '@/lib/planning/table'
import { usernameKey } from '@/lib/users/username'
import { createPlanAction, saveFamilyTaskAction } from './actions'
import type { CardActions } from './plan-card'
import { useSuggestions, type Wish } from './use-suggestions'

/** The plan being edited, and what can be done with it. */
export function usePlan(
  members: readonly PlanMember[],
  wish: Wish,
  hasModel: boolean,
  starting: () => PlanItem[],
  onCreated: () => void,
) {
  const t = useTranslations('planning')
  const [items, setItems] = useState(starting)
  const { state, suggest, fill, cancel } = useSuggestions()
  const creation = useAction()
  const saving = useAction()

  /**
   * Replaces what is not kept by suggestions for the places of the grid, from the first that arrives; resolves to
   * whether there are any, or null when they are not complete.
   */
  async function suggestFor(grid: Grid, source: 'usual' | 'library' = 'usual'): Promise<boolean | null> {
    const kept = items.filter(({ isKept }) => isKept)
    const gaps = gapsIn(kept, grid)
    if (!gaps) return false
    const ask = source === 'usual' ? suggest : fill
    let filled = kept
    const isComplete = await ask(gaps, gaps.count, wish, titlesIn(items), (entry) => {
      const isFirst = filled === kept
      filled = withEntries(filled, [entry], grid)
      setItems((now) => withEntries(isFirst ? now.filter(({ isKept }) => isKept) : now, [entry], grid))
    })
    if (!isComplete) return null
    if (filled === kept) setItems(kept)
    return filled !== kept
  }

  async function replace(item: PlanItem, ask: typeof suggest) {
    const member = members.find(({ id }) => id === item.memberId)
    if (!member) return
    const grid = { members: [member], days: [item.date], perDay: 1 }
    const entries: Entry[] = []
    const isComplete = await ask(grid, 1, wish, titlesIn(items), (entry) => void entries.push(entry))
    const task = entries[0]?.tasks[0]
    if (task) setItems((now) => withChange(now, item.key, { ...task, isKept: false, isTried: false }))
    else if (isComplete)
      notify.destructive({ title: t('swapFailed'), description: t('noneLeft', { name: member.username }) })
  }

  function create() {
    creation.run(() => createPlanAction({ entries: entriesOf(items, members) }), {
      failed: t('createFailed'),
      done: ({ results }) => {
        const failed = results.filter(({ success }) => !success)
        const added = results.reduce((sum, { tasksAdded }) => sum + tasksAdded, 0)
        const refused = new Set(failed.map(({ user }) => usernameKey(user)))
        const isRefused = ({ memberId }: PlanItem) =>
          members.some(({ id, username }) => id === memberId && refused.has(usernameKey(username)))
        setItems((now) => now.filter(isRefused))
        const told = added === 0 && failed.length === 0 ? t('allKnown') : t('createdTasks', { count: added })
        if (failed.length === 0) {
          onCreated()
          return notify.success({ title: t('created'), description: told })
        }
        const reasons = failed.map(({ user, message }) => t('result', { user, message }))
        notify.destructive({ title: t('createFailed'), description: [told, ...reasons].join(' ') })
      },
    })
  }

  function save({ title, description, expectations, points }: PlanItem) {
    const task = { title, description, expectations, points, language: wish.language }
    saving.run(() => saveFamilyTaskAction(task), {
      failed: t('saveFailed'),
      done: () => notify.success({ title: t('saved'), description: t('savedTask', { title: title.trim() }) }),
    })
  }

  const actionsOf = (item: PlanItem): CardActions => ({
    onChange: (change) => setItems((now) => withChange(now, item.key, change)),
    onSwap: () => void replace(item, fill),
    onRegenerate: hasModel ? () => void replace(item, suggest) : null,
    onSave: () => save(item),
    onCopy: (memberId) => setItems((now) => withCopy(now, item.key, memberId)),
    onRemove: () => setItems((now) => now.filter(({ key }) => key !== item.key)),
  })

  return {
    items,
    state,
    cancel,
    suggestFor,
    create,
    isCreating: creation.busy,
    /** Shows what is missing, as creating would. */
    attempt: () => setItems((now) => now.map((item) => ({ ...item, isTried: missingIn(item).length > 0 }))),
    actionsOf,
    add: (memberId: string, day: PlanItem['date']) => setItems((now) => withBlank(now, memberId, day)),
  }
}
