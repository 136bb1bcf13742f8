import type { PlanDraft } from '@/lib/planning/draft'
import type { EntryTask } from '@/lib/planning/entries'
import { isTouched, withBack, withOther, type PlanItem } from '@/lib/planning/table'

/** A change that took what somebody had kept or typed, and what brings it back. */
export type Undo = { kind: 'replaced' | 'removed' | 'begunAnew'; lost: PlanItem[]; back: (now: PlanDraft) => PlanDraft }

/** A plan being made, and the changes that can be undone, the latest last. */
export type Editing = { draft: PlanDraft; undos: readonly Undo[] }

const withItems = (draft: PlanDraft, items: PlanItem[]): PlanDraft => ({ ...draft, items })

function losing(
  { draft, undos }: Editing,
  kind: Undo['kind'],
  lost: PlanItem[],
  items: PlanItem[],
  tookPlace: (item: PlanItem, lost: PlanItem) => boolean,
): Editing {
  const back = (now: PlanDraft) => withItems(now, withBack(now.items, lost, tookPlace))
  return { draft: withItems(draft, items), undos: lost.length > 0 ? [...undos, { kind, lost, back }] : undos }
}

const isSamePlace = (one: PlanItem, other: PlanItem) => one.memberId === other.memberId && one.date === other.date

/** Puts another task in the place of one. */
export function replaced(editing: Editing, key: number, task: EntryTask): Editing {
  const { items } = editing.draft
  const lost = items.filter((item) => item.key === key && isTouched(item))
  const tookPlace = (item: PlanItem, before: PlanItem) => item.key === key && isSamePlace(item, before)
  return losing(editing, 'replaced', lost, withOther(items, key, task), tookPlace)
}

export function removed(editing: Editing, key: number): Editing {
  const { items } = editing.draft
  // A blank task that nothing was typed into is no loss.
  const lost = items.filter((item) => item.key === key && isTouched(item) && item.title + item.description !== '')
  const left = items.filter((item) => item.key !== key)
  return losing(editing, 'removed', lost, left, () => false)
}

/** Removes what is not kept, for other suggestions. */
export function cleared(editing: Editing): Editing {
  const { items } = editing.draft
  const lost = items.filter(({ isKept, isWritten }) => isWritten && !isKept)
  const kept = items.filter(({ isKept }) => isKept)
  return losing(editing, 'replaced', lost, kept, isSamePlace)
}

/** Begins anew; undoing it keeps what was typed since. */
export function begunAnew({ draft, undos }: Editing, fresh: PlanDraft): Editing {
  const back = (now: PlanDraft) =>
    withItems(
      draft,
      withBack(draft.items, now.items.filter(isTouched), () => false),
    )
  return { draft: fresh, undos: [...undos, { kind: 'begunAnew', lost: draft.items, back }] }
}

/** Undoes the latest of the changes. */
export function undone({ draft, undos }: Editing): Editing {
  const latest = undos.at(-1)
  return latest ? { draft: latest.back(draft), undos: undos.slice(0, -1) } : { draft, undos }
}
