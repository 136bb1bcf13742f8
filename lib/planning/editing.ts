import { chosenItems, type PlanDraft } from '@/lib/planning/draft'
import type { EntryTask } from '@/lib/planning/entries'
import { isTouched, withBack, withOther, type PlanItem } from '@/lib/planning/table'

/**
 * The changes that can be undone. `cleared` is that of all tasks that are not kept; `leftOut`, that of what was not
 * chosen when the plan was created.
 */
export const undoKinds = ['replaced', 'cleared', 'removed', 'begunAnew', 'leftOut'] as const

/** A change, and what brings back what it took: the tasks, and where another plan took its place the plan before it. */
export type Undo = { readonly kind: (typeof undoKinds)[number]; readonly lost: PlanItem[]; readonly before?: PlanDraft }

/** A plan being made, and the changes that can be undone, the latest last. */
export type Editing = { readonly draft: PlanDraft; readonly undos: readonly Undo[] }

const mostUndos = 10

/** The tasks that were swapped or removed by hand. */
export const unwantedIn = (undos: readonly Undo[]): PlanItem[] =>
  undos.flatMap(({ kind, lost }) => (kind === 'replaced' || kind === 'removed' ? lost : []))

/** The draft with the members and days of all its tasks chosen. */
export const withAllShown = (draft: PlanDraft): PlanDraft => withPlacesOf(draft, draft.items)

const withItems = (draft: PlanDraft, items: PlanItem[]): PlanDraft => ({ ...draft, items })

/** Chooses the members and days of the items: what an undo brings back is shown. */
const withPlacesOf = (draft: PlanDraft, items: readonly PlanItem[]): PlanDraft => ({
  ...draft,
  chosen: [...new Set([...draft.chosen, ...items.map(({ memberId }) => memberId)])],
  days: [...new Set([...draft.days, ...items.map(({ date }) => date)])],
})

/** Adds a change. Past the limit, drops the oldest change that lost nothing typed, else the oldest. */
function withUndo(undos: readonly Undo[], undo: Undo): Undo[] {
  const all = [...undos, undo]
  const least = all.findIndex(({ lost, before }) => !before && !lost.some(isTouched))
  return all.length > mostUndos ? all.toSpliced(Math.max(0, least), 1) : all
}

// A blank task that nothing was typed into is no loss.
const isBlank = ({ title, description }: PlanItem) => title + description === ''

function losing({ draft, undos }: Editing, kind: Undo['kind'], lost: PlanItem[], items: PlanItem[]): Editing {
  return { draft: withItems(draft, items), undos: lost.length > 0 ? withUndo(undos, { kind, lost }) : undos }
}

/** Puts another task in the place of one. */
export function replaced(editing: Editing, key: number, task: EntryTask, isFromLibrary: boolean): Editing {
  const { items } = editing.draft
  const lost = items.filter((item) => item.key === key && !isBlank(item))
  return losing(editing, 'replaced', lost, withOther(items, key, task, isFromLibrary))
}

export function removed(editing: Editing, key: number): Editing {
  const { items } = editing.draft
  const lost = items.filter((item) => item.key === key && !isBlank(item))
  const left = items.filter((item) => item.key !== key)
  return losing(editing, 'removed', lost, left)
}

/** Removes what is not kept of the chosen members and days, for other suggestions. */
export function cleared(editing: Editing): Editing {
  const lost = chosenItems(editing.draft).filter(({ isKept }) => !isKept)
  const left = editing.draft.items.filter((item) => !lost.includes(item))
  return losing(editing, 'cleared', lost, left)
}

/** Begins anew; undoing it keeps what was typed since. */
export function begunAnew(
  { draft, undos }: Editing,
  fresh: PlanDraft,
  kind: 'begunAnew' | 'leftOut' = 'begunAnew',
): Editing {
  return { draft: fresh, undos: withUndo(undos, { kind, lost: draft.items, before: draft }) }
}

/**
 * The plan to go on with once `left` is all that was not created: a fresh one, whose undo brings back the tasks of
 * members and days that are not chosen. Null while tasks of chosen ones are left.
 */
export function afterCreation(draft: PlanDraft, left: PlanItem[], fresh: PlanDraft): Editing | null {
  const rest = withItems(draft, left)
  if (chosenItems(rest).length > 0) return null
  return left.length > 0
    ? begunAnew({ draft: withPlacesOf(rest, left), undos: [] }, fresh, 'leftOut')
    : { draft: fresh, undos: [] }
}

/** Undoes the latest of the changes. */
export function undone({ draft, undos }: Editing): Editing {
  const latest = undos.at(-1)
  return latest ? { draft: withoutChange(draft, latest), undos: undos.slice(0, -1) } : { draft, undos }
}

function withoutChange(draft: PlanDraft, { kind, lost, before }: Undo): PlanDraft {
  if (before) {
    const typed = draft.items.filter(isTouched)
    const items = withBack(before.items, typed, () => false)
    // A member who was added since may have a typed task.
    return withPlacesOf({ ...before, members: draft.members, items }, typed)
  }
  return withPlacesOf(withItems(draft, withBack(draft.items, lost, tookPlace[kind])), lost)
}

const isSamePlace = (one: PlanItem, other: PlanItem) => one.memberId === other.memberId && one.date === other.date

/** Whether an item has taken the place of a lost one. */
const tookPlace: Record<Undo['kind'], (item: PlanItem, lost: PlanItem) => boolean> = {
  replaced: (item, lost) => item.key === lost.key && isSamePlace(item, lost),
  cleared: isSamePlace,
  removed: () => false,
  begunAnew: () => false,
  leftOut: () => false,
}
