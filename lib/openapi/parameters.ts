import * as z from '@/lib/zod'
import { longestUserList, userListSchema } from '@/lib/users/schema'

const { query, limit } = userListSchema.shape

/** `?offset=`, as lib/http/pagination.ts reads it. */
export const offset = {
  description: 'How many of the list to leave out at its beginning. What is no whole number counts as 0.',
  schema: z.int().min(0).max(10_000_000).default(0),
}

/** A list of users, searched and paged. */
export const userList = {
  q: { description: 'Only users whose names hold this.', schema: query },
  offset,
  limit: { description: `How many to answer; at most ${longestUserList.toLocaleString('en-US')}.`, schema: limit },
}
