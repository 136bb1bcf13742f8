import { isKeptPath, type WorkerMessage } from '@/components/offline/kept'
import { workerRegistration } from '@/components/offline/registration'
import { whenIdle } from '@/components/ui/when-idle'

/** How long after the last change the page is copied, in milliseconds. */
const settleMs = 1_000

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/_next/static/'))
    .map(({ pathname }) => pathname)

/** The tasks on the dashboard are likely to be opened next. */
function linkedTasks(): string[] {
  if (location.pathname !== '/dashboard') return []
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
  return [...new Set(links.map(({ pathname }) => pathname))].filter((path) => path !== '/dashboard' && isKeptPath(path))
}

async function ask(path: string, isChanged: boolean): Promise<void> {
  const active = (await workerRegistration())?.active
  if (!active || !isKeptPath(path)) return
  const language = document.documentElement.lang
  const asked = { path, isChanged, linked: linkedTasks(), files: loadedFiles(), language }
  active.postMessage({ kind: 'keep', ...asked } satisfies WorkerMessage)
}

/**
 * Has the service worker copy the page that is shown, and the tasks that it links, once the browser is idle: again when
 * the links arrive later than the page. Returns the cancellation.
 */
export function keepPage(path: string): () => void {
  let asked = linkedTasks().join()
  let cancel = whenIdle(() => void ask(path, false))
  const arrivals = new MutationObserver(() => {
    const linked = linkedTasks().join()
    if (linked === asked) return
    asked = linked
    cancel()
    cancel = whenIdle(() => void ask(path, false))
  })
  arrivals.observe(document.body, { childList: true, subtree: true })
  return () => {
    arrivals.disconnect()
    cancel()
  }
}

/** The page that a request has changed while the page at `shown` was shown; null if it changed none. */
export function changedPage({ pathname, searchParams }: URL, shown: string): string | null {
  // A server action is sent to its page, as a navigation with `_rsc` is; drafts are saved by REST.
  const page = pathname === '/api/tasks/save-draft' ? shown : pathname
  return isKeptPath(page) && !searchParams.has('_rsc') ? page : null
}

/**
 * Has the service worker copy a page again after each of its changes, so that a saved text is not missing from the
 * copy. Returns the cancellation.
 */
export function keepChanges(): () => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const finish = (path: string) => {
    clearTimeout(waiting.get(path))
    waiting.delete(path)
    void ask(path, true)
  }
  const observer = new PerformanceObserver((list) => {
    for (const { name, entryType } of list.getEntries()) {
      const path = entryType === 'resource' ? changedPage(new URL(name, location.href), location.pathname) : null
      if (path === null) continue
      clearTimeout(waiting.get(path))
      waiting.set(
        path,
        setTimeout(() => finish(path), settleMs),
      )
    }
  })
  observer.observe({ type: 'resource' })
  // The timers may not run in a hidden page.
  const flush = () => document.hidden && [...waiting.keys()].forEach(finish)
  document.addEventListener('visibilitychange', flush)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', flush)
    for (const timer of waiting.values()) clearTimeout(timer)
  }
}
