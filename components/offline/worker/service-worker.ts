import { CacheFirst, ExpirationPlugin, Serwist } from 'serwist'
import { isKeptPath, offlinePath, type WorkerMessage } from '@/components/offline/kept'
import { isFromServer } from '@/components/offline/reached'
import { viewerCookie } from '@/lib/auth/viewer-cookie'
import { now } from '@/lib/clock'
import { filesOf } from './copy'
import { isWorkerMessage } from './message'
import { PageStore } from './page-store'
import { openReminder, renewDevice, showReminder } from './reminders'
import type { NavigationEvent, WaitingEvent, WorkerScope } from './scope'

declare const self: WorkerScope

const origin = self.location.origin
const offlineCache = 'laurel-offline'
/** How long a page may take before its copy, if there is one, is shown instead, in milliseconds. */
const slowMs = 10_000
/** The ages, in milliseconds, up to which the copies of the current page and of linked pages are good enough. */
const freshMs = { current: 5_000, linked: 15 * 60_000 }
const mostLinked = 30

/** One after the other, else two messages would fetch the same pages. */
let keeping: Promise<void> = Promise.resolve()

const pages = new PageStore({ caches: self.caches, now, signedIn })

const staticFiles = new CacheFirst({
  cacheName: 'laurel-static',
  plugins: [
    // Files of earlier builds stay: copies of pages name them.
    new ExpirationPlugin({ maxEntries: 500, maxAgeSeconds: 60 * 24 * 60 * 60, maxAgeFrom: 'last-used' }),
    // In development the same address has other content later.
    {
      cacheWillUpdate: async ({ response }) =>
        response.ok && response.headers.get('cache-control')?.includes('immutable') ? response : null,
    },
  ],
})

const serwist = new Serwist({
  // Pages of the build before keep working: their files stay in the cache, and the copies are readable by any version.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    { matcher: ({ url }) => url.origin === origin && url.pathname.startsWith('/_next/static/'), handler: staticFiles },
    { matcher: ({ url, request }) => url.origin === origin && request.mode === 'navigate', handler: navigate },
  ],
})
serwist.addEventListeners()

self.addEventListener('install', (event) => event.waitUntil(keepOfflineScreen(event).catch(() => undefined)))
self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (!isWorkerMessage(message)) return
  if (message.kind === 'forget') event.waitUntil(pages.forget(message.except))
  if (message.kind === 'keep') {
    keeping = keeping.then(() => keepWhatIsAsked(event, message)).catch(() => undefined)
    event.waitUntil(keeping)
  }
})
self.addEventListener('push', (event) =>
  event.waitUntil(signedIn().then((viewer) => showReminder(self, event.data?.text() ?? '', viewer))),
)
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(signedIn().then((viewer) => renewDevice(self, event, viewer))),
)
self.addEventListener('notificationclick', (event) => event.waitUntil(openReminder(self, event.notification)))

/** The id in the cookie that names the user of this browser; blank where workers cannot read cookies. */
async function signedIn(): Promise<string> {
  return (await self.cookieStore?.get(viewerCookie))?.value ?? ''
}

type Navigation = { event: NavigationEvent; request: Request; url: URL }

/** A page from the network, or without network its copy, or the screen that says that it needs the network. */
async function navigate({ event, request, url }: Navigation): Promise<Response> {
  const path = url.pathname
  const begun = pages.epoch
  try {
    const page = await withinLimit(path, load(event, request))
    if (!isFromServer(page)) throw new Error(page.statusText)
    await observe(event, path, page, begun)
    return page
  } catch {
    if (path === '/') return Response.redirect('/dashboard')
    return (await pages.find(path)) ?? (await offlineScreen()) ?? Response.error()
  }
}

async function load(event: NavigationEvent, request: Request): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(request)
}

/** The page, or an error when it takes too long and has a copy. */
async function withinLimit(path: string, loading: Promise<Response>): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), slowMs))
  const page = await Promise.race([loading, late])
  if (page) return page
  if (!(await pages.find(path))) return loading
  throw new Error('The network is too slow.')
}

/** Keeps a page that may be kept, and forgets all when a page shows that the session has ended. */
async function observe(event: WaitingEvent, path: string, page: Response, begun: number): Promise<void> {
  const isSignedOut = path === '/login' ? page.ok : isKeptPath(path) && page.type === 'opaqueredirect'
  if (isSignedOut) await pages.forget(null)
  else if (isKeptPath(path) && page.ok) event.waitUntil(keep(event, path, page.clone(), begun).catch(() => undefined))
}

async function keep(event: WaitingEvent, path: string, page: Response, begun: number): Promise<void> {
  const html = await pages.keep(path, page, begun)
  if (html !== null) await keepFiles(event, filesOf(html))
}

async function keepFiles(event: WaitingEvent, files: string[]): Promise<void> {
  await Promise.allSettled(files.map((file) => staticFiles.handle({ event, request: new Request(file) })))
}

async function keepWhatIsAsked(event: WaitingEvent, message: Extract<WorkerMessage, { kind: 'keep' }>) {
  const { path, isChanged, linked, files, language } = message
  if (isChanged || (await pages.ageOf(path)) > freshMs.current) await fetchAndKeep(event, path)
  for (const each of linked.slice(0, mostLinked)) {
    if ((await pages.ageOf(each)) > freshMs.linked && !(await fetchAndKeep(event, each))) break
  }
  await keepFiles(event, files)
  const screen = await offlineScreen()
  if ((await screen?.text())?.includes(`lang="${language}"`) !== true) await keepOfflineScreen(event)
}

/** Copies a page. Returns false without network or session. */
async function fetchAndKeep(event: WaitingEvent, path: string): Promise<boolean> {
  if (!isKeptPath(path)) return true
  const begun = pages.epoch
  const page = await fetch(path, { redirect: 'manual', cache: 'no-store' }).catch(() => null)
  if (page?.ok) await keep(event, path, page, begun)
  else if (page?.type === 'opaqueredirect') await pages.forget(null)
  return page !== null && page.type !== 'opaqueredirect'
}

async function keepOfflineScreen(event: WaitingEvent): Promise<void> {
  const page = await fetch(offlinePath, { cache: 'no-store' })
  if (!page.ok) return
  const html = await page.clone().text()
  await (await self.caches.open(offlineCache)).put(offlinePath, page)
  await keepFiles(event, filesOf(html))
}

async function offlineScreen(): Promise<Response | null> {
  return (await (await self.caches.open(offlineCache)).match(offlinePath)) ?? null
}
