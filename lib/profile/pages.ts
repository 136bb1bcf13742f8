import { z } from 'zod'

const page = z.coerce.number().int().min(1).max(100_000).catch(1)

/** Which page of the tasks and which of the points history a profile shows. */
export const profilePagesSchema = z.object({ tasks: page, points: page })

export type ProfilePages = z.infer<typeof profilePagesSchema>

/** The one page of a list that an address names, 1 when it names none. */
export function readPage(value: string | string[] | undefined): number {
  return page.parse(value)
}
