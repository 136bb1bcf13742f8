import type { Answer, OpenApiDocument } from '@/lib/openapi/document'

export type DocumentedError = { status: string; description: string }

/** Errors that this many operations share are documented once, so that the page stays small. */
const fewestSharing = 10

/** The errors of an operation, as the document states them. */
export const errorsOf = (responses: Readonly<Record<string, Answer>>): DocumentedError[] =>
  Object.entries(responses)
    .filter(([status]) => status >= '400')
    .map(([status, { description }]) => ({ status, description }))

/** The errors that many operations share word for word, by status. Pure. */
export function usualErrors({ paths }: OpenApiDocument): DocumentedError[] {
  const counts = new Map<string, DocumentedError & { count: number }>()
  for (const methods of Object.values(paths)) {
    for (const { status, description } of Object.values(methods).flatMap(({ responses }) => errorsOf(responses))) {
      const key = `${status} ${description}`
      counts.set(key, { status, description, count: (counts.get(key)?.count ?? 0) + 1 })
    }
  }
  return [...counts.values()]
    .filter(({ count }) => count >= fewestSharing)
    .map(({ status, description }) => ({ status, description }))
    .sort((one, other) => one.status.localeCompare(other.status))
}

/** Those errors of an operation that are its own. Pure. */
export function ownErrors(responses: Readonly<Record<string, Answer>>, usual: readonly DocumentedError[]) {
  return errorsOf(responses).filter(
    (error) => !usual.some(({ status, description }) => status === error.status && description === error.description),
  )
}
