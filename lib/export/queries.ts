import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { readRows } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { ListName } from '@/lib/export/json'
import { listsFor, type List } from '@/lib/export/lists'
import { inOwnTurn } from '@/lib/export/turns'
import { knownId, lowestId } from '@/lib/ids'
import type { Moment, Scope } from '@/lib/scope'

/** Rows read at once: a text may have thousands of characters. */
const rowsPerPage = 200

/**
 * The viewer's own data as JSON, in pieces, so that a long history is never in memory as a whole. The profile is read
 * at once; the lists while the pieces are taken. Throws AppError forbidden for another user's, not_found, and too_many
 * while an earlier export of theirs is being read.
 */
export async function exportOwnData(scope: Scope, userId: string): Promise<AsyncGenerator<string>> {
  authorize(scope.viewer, 'user:export', { id: userId.toLowerCase() })
  const id = knownId(userId, 'users.notFound')
  const [profile] = await readRows<object>`
    SELECT "id", "username", "email", "isAdmin", "level"::text, "language"::text, "avatar", "points", open."cost" AS "reserved",
      "spent" - open."cost" AS "spent", "createdAt"
    FROM "User", LATERAL (
      SELECT COALESCE(sum("cost"), 0)::int AS "cost" FROM "RewardRequest" WHERE "memberId" = "User"."id" AND "state" = 'open'
    ) open WHERE "id" = ${id}::uuid`
  if (!profile) throw new AppError('not_found', 'users.notFound')
  return inOwnTurn(id, piecesOf(scope, { exportedAt: scope.now, profile }, id))
}

async function* piecesOf(scope: Moment, head: object, userId: string): AsyncGenerator<string> {
  const lists = listsFor(scope)
  yield JSON.stringify(head).slice(0, -1)
  for (const name of Object.keys(lists) as ListName[]) {
    yield `,"${name}":[`
    let separator = ''
    for await (const rows of pagesOf(lists[name], userId)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',')
      separator = ','
    }
    yield ']'
  }
  yield '}'
}

async function* pagesOf(list: List, userId: string): AsyncGenerator<object[]> {
  const { columns, from, owner, show = (row: object) => row } = list
  let after = lowestId
  for (;;) {
    const rows = await readRows<{ id: string }>`
      SELECT t."id", ${columns} FROM ${from} WHERE ${owner} = ${userId}::uuid AND t."id" > ${after}::uuid
      ORDER BY t."id" LIMIT ${rowsPerPage}`
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => show(row as never))
    if (rows.length < rowsPerPage) return
    after = last.id
  }
}
