import { pathParameters, type Operation } from '@/lib/http/operation'
import { operations } from '@/lib/openapi/operations'
import type pg from 'pg'
import { pages } from '../doors'
import { viewerName } from './shapes'

export type Kind = 'screen' | 'call'
/** `pattern` names it in every family; `path` is the address in one of them. */
export type Target = { kind: Kind; pattern: string; path: string }

/** Screens whose cost depends on their query. */
const searches = ['/admin/tasks?q=plants', '/admin/users?q=ber+00', '/dashboard/tasks?page=2']
const callSearches = ['/api/tasks?page=2', '/api/users/{userId}/tasks?page=2']

const isJsonRead = ({ method, answer }: Operation) => method === 'get' && !('type' in answer)

/** Every screen of the tree and every GET call of the operations, with paths that exist in the family of `database`. */
export async function targetsOf(database: pg.Client, only: readonly string[]): Promise<Target[]> {
  const values = await parametersOf(database)
  const screens = [...pages().map((page) => page.replaceAll(/\[(\w+)\]/g, '{$1}')), ...searches]
  const calls = [...operations.filter(isJsonRead).map(({ path }) => path), ...callSearches]
  const known = (path: string) => pathParameters(path).every((name) => values[name])
  const all = [
    ...screens.filter(known).map((pattern) => ({ kind: 'screen' as const, pattern })),
    ...calls.filter(known).map((pattern) => ({ kind: 'call' as const, pattern })),
  ]
  return all
    .filter(({ pattern }) => only.length === 0 || only.some((wanted) => matches(pattern, wanted)))
    .map(({ kind, pattern }) => ({
      kind,
      pattern,
      path: pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    }))
}

/** `/users` means that path alone, `/users*` also what begins with it. */
function matches(pattern: string, wanted: string): boolean {
  return wanted.endsWith('*') ? pattern.startsWith(wanted.slice(0, -1)) : pattern === wanted
}

/**
 * Values of path parameters: the viewer, a task of theirs that is open today, an accepted submission of theirs, and a
 * recurring rule.
 */
async function parametersOf(database: pg.Client): Promise<Record<string, string | undefined>> {
  const { rows } = await database.query<Record<string, string>>(
    `SELECT u."id" AS "userId",
       (SELECT "id" FROM "Task" WHERE "assigneeId" = u."id" AND "status" = 'pending' AND "date" <= current_date
        ORDER BY "date" DESC, "id" LIMIT 1) AS "taskId",
       (SELECT "id" FROM "Submission" WHERE "memberId" = u."id" AND "isAccepted"
        ORDER BY "evaluatedAt" DESC, "id" LIMIT 1) AS "submissionId",
       (SELECT "id" FROM "RecurringRule" ORDER BY "id" LIMIT 1) AS "ruleId"
     FROM "User" u WHERE u."username" = $1`,
    [viewerName],
  )
  return rows[0] ?? {}
}
