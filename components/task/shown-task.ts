import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { currentScope, orNull } from '@/lib/http/page'
import { findTask } from '@/lib/tasks/queries'

/** The task of a page, read once for its title and its content; null when it is not found for this viewer. */
export const shownTask = cache(async (taskId: string) => orNull(findTask(await currentScope(), taskId)))

/** The task's title as the page's, or `otherwise`; the page itself shows why it could not be read. */
export async function taskMetadata(params: Promise<{ taskId: string }>, otherwise: string): Promise<Metadata> {
  const { taskId } = await params
  const task = await shownTask(taskId).catch(() => null)
  return { title: task?.title ?? otherwise }
}
