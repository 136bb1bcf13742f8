import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { deleteOld } from '@/lib/delete-old'
import { replacedMs } from '@/lib/drafts/limits'
import type { SaveDraft } from '@/lib/drafts/schema'
import { AppError } from '@/lib/errors'
import type { Scope } from '@/lib/scope'
import { keepReplacedDraft } from '@/lib/tasks/replaced-drafts'
import { lockOwnTask } from '@/lib/tasks/lock-own-task'
import { findTask } from '@/lib/tasks/queries'
import { isSubmittable } from '@/lib/tasks/status'
import { Prisma } from '@/prisma/generated/client'

/** The saved draft's version, or the newer text that was not replaced. */
export type DraftOutcome =
  | { isSaved: true; version: number }
  /** The draft, else the confirmed text; blank if there is none any more. */
  | { isSaved: false; version: number; text: string }

/**
 * Saves a draft beside the confirmed response, while the task still accepts solutions. With a version, it is saved only
 * if the text has not changed since that version; saving the same text again succeeds with any version. Without a
 * version it is always saved, and the draft that it replaced is kept for a day. The texts that it replaced on the device
 * are always kept. Throws AppError not_found, forbidden or conflict.
 */
export const saveDraft = (scope: Scope, input: SaveDraft): Promise<DraftOutcome> => writeDraft(scope, input)

/**
 * Removes a draft, with the same check of the version, and keeps it for a day. Throws AppError not_found, forbidden or
 * conflict.
 */
export const removeDraft = (scope: Scope, input: Omit<SaveDraft, 'text'>): Promise<DraftOutcome> =>
  writeDraft(scope, { ...input, text: null })

type Written = Omit<SaveDraft, 'text'> & { text: string | null }

async function writeDraft(scope: Scope, { taskId, text, version, replaced = [] }: Written): Promise<DraftOutcome> {
  const task = await findTask(scope, taskId)
  authorize(scope.viewer, 'task:submit', task)
  const { id, assigneeId: memberId } = task
  return db.$transaction(async (tx) => {
    const { task: stored } = await lockOwnTask(tx, scope, id, memberId)
    if (!isSubmittable(stored, scope.now)) throw new AppError('conflict', 'submission.notSubmittable')
    const keep = (lost: string) => keepReplacedDraft(tx, { taskId: id, memberId, text: lost, replacedAt: scope.now })
    for (const lost of replaced) await keep(lost)
    const isConfirmed = stored.draft === null && stored.response === text
    if (isConfirmed || stored.draft === text) return { isSaved: true, version: stored.draftVersion }
    if (version !== undefined && version !== stored.draftVersion) {
      return { isSaved: false, version: stored.draftVersion, text: stored.draft ?? stored.response ?? '' }
    }
    if ((version === undefined || text === null) && stored.draft !== null) {
      await keep(stored.draft)
    }
    const saved = await tx.task.update({ where: { id }, data: { draft: text }, select: { draftVersion: true } })
    return { isSaved: true, version: saved.draftVersion }
  })
}

/** Deletes the replaced drafts whose day is over. */
export async function sweepReplacedDrafts({ now }: Pick<Scope, 'now'>): Promise<void> {
  await deleteOld('ReplacedDraft', Prisma.sql`"replacedAt" < ${new Date(now.getTime() - replacedMs)}`)
}
