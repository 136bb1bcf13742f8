'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { writeTabCopy } from '@/components/form/tab-copy'
import { useAction } from '@/components/form/use-action'
import { notify } from '@/components/ui/notify'
import type { Result } from '@/lib/http/result'
import {
  chosenItems,
  draftWith,
  planRequest,
  settingsOf,
  wishOf,
  type PlanDraft,
  type PlanSettings,
} from '@/lib/planning/draft'
import {
  afterCreation,
  begunAnew,
  cleared,
  removed,
  replaced,
  undone,
  unwantedIn,
  withAllShown,
  type Editing,
} from '@/lib/planning/editing'
import type { Entry } from '@/lib/planning/entries'
import { storedPlan } from '@/lib/planning/stored'
import {
  entriesOf,
  gapsIn,
  isLibraryTask,
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
import type { useSettings } from './use-settings'
import { useSuggestions } from './use-suggestions'

type Source = 'usual' | 'library'
type Options = {
  viewerId: string
  fresh: PlanDraft
  initial: Editing
  settings: Pick<ReturnType<typeof useSettings>, 'values' | 'reset'>
  hasModel: boolean
  onCreated: () => void
}

/** The plan without its settings, which the form holds. */
type Table = Pick<PlanDraft, 'members' | 'items'> & Pick<Editing, 'undos'>

const tableOf = ({ draft: { members, items }, undos }: Editing): Table => ({ members, items, undos })

const requestOf = (settings: PlanSettings) => JSON.stringify(planRequest(settings))

/** The plan being made, which this tab keeps until it is created, and what can be done with it. */
export function usePlan({ viewerId, fresh, initial, settings, hasModel, onCreated }: Options) {
  const t = useTranslations('planning')
  const [table, setTable] = useState(() => tableOf(initial))
  const { values, reset } = settings
  const { state, suggest, fill, cancel, forget } = useSuggestions()
  const creation = useAction()
  const saving = useAction()
  const { members, undos } = table
  const draft = useMemo(() => draftWith(values, { members, items: table.items }), [values, members, table.items])
  // Tasks of members and days that are no longer chosen stay in the table, for when they are chosen again.
  const items = useMemo(() => chosenItems(draft), [draft])
  const titles = () => titlesIn([...items, ...table.items, ...unwantedIn(undos)])
  const wish = wishOf(values)
  const isFresh = table.items.length === 0 && requestOf(values) === requestOf(settingsOf(fresh))

  useEffect(() => {
    writeTabCopy(viewerId, 'plan', isFresh && undos.length === 0 ? null : storedPlan({ draft, undos }))
  }, [viewerId, isFresh, draft, undos])

  // What is on the screen when a call returns.
  const shown = useRef(table.items)
  useEffect(() => {
    shown.current = table.items
  }, [table.items])

  const setItems = (next: (items: PlanItem[]) => PlanItem[]) => setTable((now) => ({ ...now, items: next(now.items) }))
  /** Makes a change that can be undone and leaves the settings as they are. */
  const edit = (next: (now: Editing) => Editing) =>
    setTable(({ undos, ...now }) => tableOf(next({ draft: draftWith(values, now), undos })))
  /** Makes a change of the table and the settings. */
  const replaceAll = (next: Editing) => {
    setTable(tableOf(next))
    reset(settingsOf(next.draft))
  }

  const isLibrary = (source: Source) => source === 'library' || !hasModel

  /**
   * Fills the places of the grid that are empty; when none is, replaces what is not kept, from the first suggestion
   * that arrives. Resolves to whether there are any, null when it was stopped, or the error.
   */
  async function suggestFor(grid: Grid, source: Source = 'usual'): Promise<Result<boolean | null>> {
    const gaps = gapsIn(items, grid)
    const places =
      gaps ??
      gapsIn(
        items.filter(({ isKept }) => isKept),
        grid,
      )
    if (!places) return { ok: true, data: false }
    const ask = source === 'usual' ? suggest : fill
    let isAny = false
    const request = { purpose: 'plan' as const, grid: places, count: places.count, wish, avoid: titles() }
    const result = await ask(request, (entry) => {
      if (!isAny && !gaps) edit(cleared)
      isAny = true
      setItems((now) => withEntries(now, [entry], grid, isLibrary(source)))
    })
    return result.ok ? { ok: true, data: result.data ? isAny : null } : result
  }

  async function replace(item: PlanItem, source: Source) {
    const member = members.find(({ id }) => id === item.memberId)
    if (!member) return
    const ask = source === 'usual' ? suggest : fill
    const grid = { members: [member], days: [item.date], perDay: 1 }
    const entries: Entry[] = []
    const request = { purpose: item.key, grid, count: 1, wish, avoid: titles() }
    const result = await ask(request, (entry) => void entries.push(entry))
    const task = entries[0]?.tasks[0]
    if (task) edit((now) => replaced(now, item.key, task, isLibrary(source)))
    else if (result.ok && result.data) {
      const description = isLibrary(source) ? t('noneLeft', { name: member.username }) : t('nothingSuggested')
      notify.destructive({ title: t('swapFailed'), description })
    }
  }

  function create() {
    // One that is changed meanwhile is another object, and stays.
    const sent = new Set(items)
    creation.run(() => createPlanAction({ entries: entriesOf(items, members) }), {
      failed: t('createFailed'),
      done: ({ results }) => {
        const failed = results.filter(({ success }) => !success)
        const added = results.reduce((sum, { tasksAdded }) => sum + tasksAdded, 0)
        const refused = new Set(failed.map(({ user }) => usernameKey(user)))
        const isRefused = ({ memberId }: PlanItem) =>
          members.some(({ id, username }) => id === memberId && refused.has(usernameKey(username)))
        const left = shown.current.filter((item) => !sent.has(item) || isRefused(item))
        const next = afterCreation(draft, left, { ...fresh, members })
        if (next) replaceAll(next)
        else setItems(() => left)
        const told = added === 0 && failed.length === 0 ? t('allKnown') : t('createdTasks', { count: added })
        forget()
        if (failed.length === 0) {
          onCreated()
          return notify.success({ title: t('created'), description: told })
        }
        const reasons = failed.map(({ user, message }) => t('result', { user, message }))
        const title = added === 0 ? t('createFailed') : t('partlyCreated')
        notify.destructive({ title, description: [...(added > 0 ? [told] : []), ...reasons].join(' ') })
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

  /** Undoes the latest loss; returns the key of a task that it brings back. */
  function undo(): number | undefined {
    const next = undone({ draft, undos })
    replaceAll(next)
    return next.draft.items.find(({ key }) => table.items.every((item) => item.key !== key))?.key
  }

  const actionsOf = (item: PlanItem): CardActions => ({
    onChange: (part) => setItems((now) => withChange(now, item.key, part)),
    onSwap: () => void replace(item, 'library'),
    onRegenerate: hasModel ? () => void replace(item, 'usual') : null,
    onSave: isLibraryTask(item) ? null : () => save(item),
    onCopy: (memberId) => setItems((now) => withCopy(now, item.key, memberId)),
    onRemove: () => {
      if (state.purpose === item.key) forget()
      edit((now) => removed(now, item.key))
    },
  })

  return {
    members,
    items,
    addMember: (member: PlanMember) =>
      setTable((now) =>
        now.members.some(({ id }) => id === member.id) ? now : { ...now, members: [...now.members, member] },
      ),
    isFresh,
    state,
    cancel,
    suggestFor,
    create,
    isCreating: creation.busy,
    /** Shows what is missing, as creating would. */
    attempt: () => setItems((now) => now.map((item) => ({ ...item, isTried: missingIn(item).length > 0 }))),
    actionsOf,
    add: (memberId: string, day: PlanItem['date']) => setItems((now) => withBlank(now, memberId, day)),
    latest: undos.at(-1),
    undo,
    /** How many tasks are kept for members and days that are not chosen. */
    notShown: table.items.length - items.length,
    showAll: () => replaceAll({ draft: withAllShown(draft), undos }),
    beginAnew: () => {
      forget()
      replaceAll(begunAnew({ draft, undos }, { ...fresh, members }))
    },
  }
}
