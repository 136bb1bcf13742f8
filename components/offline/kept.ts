/** The caches with copies of a user's pages; the rest of the name is the user's id. */
export const pagesPrefix = 'laurel-pages:'

/** The screen that stands in for one of which there is no copy. */
export const offlinePath = '/offline'

/** What a page tells the service worker. */
export type WorkerMessage =
  | {
      kind: 'keep'
      /** The page to copy, and whether it has changed since it was loaded. */
      path: string
      isChanged: boolean
      /** Pages that are likely to be opened next. */
      linked: string[]
      /** The static files that the page has loaded. */
      files: string[]
      /** The language of the page. */
      language: string
    }
  | {
      kind: 'forget'
      /** The user whose copies are kept; null keeps none. */
      except: string | null
    }

const taskPath = /^\/task-submission\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The id of the task whose page has this path; undefined for other pages. */
export const taskOf = (path: string): string | undefined => taskPath.exec(path)?.[1]

/** True for the pages that can be opened without network: the dashboard and the pages of tasks. */
export function isKeptPath(path: string): boolean {
  return path === '/dashboard' || taskOf(path) !== undefined
}
