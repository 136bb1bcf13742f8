import { copyMs, filesOf } from '@/components/offline/worker/copy'
import { PageStore } from '@/components/offline/worker/page-store'

const mila = '11111111-1111-4111-8111-111111111111'
const hugo = '22222222-2222-4222-8222-222222222222'
const start = Date.parse('2026-10-25T00:30:00Z')

/** The part of `CacheStorage` that the store uses. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, cache)
    return {
      put: async (path: string, response: Response): Promise<void> => void cache.set(path, response),
      match: async (path: string) => cache.get(path)?.clone(),
      keys: async () => [...cache.keys()],
      delete: async (path: string) => cache.delete(path),
    }
  }
}

const page = (owner: string | null, words = '', headers = {}) =>
  new Response(
    `<!DOCTYPE html><html lang="en"><body><p>${words}</p>` +
      `${owner === null ? '' : `<div hidden="" data-kept-for="${owner}"></div>`}</body></html>`,
    { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store', Vary: 'rsc', ...headers } },
  )

function setUp() {
  const caches = new Caches()
  const clock = { at: start }
  const cookie = { viewer: '' }
  const store = new PageStore({
    caches: caches as unknown as CacheStorage,
    now: () => new Date(clock.at),
    signedIn: async () => cookie.viewer,
  })
  const textOf = async (path: string) => (await store.find(path))?.text() ?? null
  return { caches, clock, cookie, store, textOf }
}

test('a copy says when it was made and has the policy of its scripts, but no headers of the transfer', async () => {
  const { store } = setUp()
  const policy = "script-src 'nonce-abc'"
  await store.keep('/dashboard', page(mila, 'Feed the cat', { 'Content-Security-Policy': policy }))
  const copy = await store.find('/dashboard')
  expect(copy?.headers.get('content-security-policy')).toBe(policy)
  expect([copy?.headers.get('vary'), copy?.headers.get('cache-control')]).toEqual([null, null])
  const html = await copy?.text()
  expect(html).toContain('<html data-kept-at="2026-10-25T00:30:00.000Z" lang="en">')
  expect(html).toContain('Feed the cat')
})

test('a page that names no user is not copied', async () => {
  const { caches, store } = setUp()
  expect(await store.keep('/dashboard', page(null, 'Unexpected Application Error!'))).toBeNull()
  // What somebody wrote is escaped in a page, and in its data.
  const written = `&lt;div data-kept-for="${mila}"&gt; <script>"\\u003cdiv data-kept-for=\\"${mila}\\""</script>`
  expect(await store.keep('/dashboard', page(null, written))).toBeNull()
  expect(caches.all.size).toBe(0)
})

test('the copies of one member are gone when a page of another is copied', async () => {
  const { caches, store, textOf } = setUp()
  await store.keep('/dashboard', page(mila, 'Of Mila'))
  await store.keep('/task-submission/1', page(hugo, 'Of Hugo'))
  expect(await textOf('/dashboard')).toBeNull()
  expect(await textOf('/task-submission/1')).toContain('Of Hugo')
  expect(caches.all.size).toBe(1)
})

test('a copy is not shown while somebody else is signed in', async () => {
  const { store, cookie, textOf } = setUp()
  await store.keep('/dashboard', page(mila, 'Of Mila'))
  for (const viewer of [hugo, 'nobody']) {
    cookie.viewer = viewer
    expect([viewer, await textOf('/dashboard')]).toEqual([viewer, null])
  }
  cookie.viewer = mila
  expect(await textOf('/dashboard')).toContain('Of Mila')
})

test('forgetting removes the copies of everybody else, and other caches stay', async () => {
  const { caches, store, textOf } = setUp()
  await caches.open('laurel-static')
  await store.keep('/dashboard', page(mila, 'Of Mila'))
  await store.forget(mila)
  expect(await textOf('/dashboard')).toContain('Of Mila')
  await store.forget(null)
  expect(await textOf('/dashboard')).toBeNull()
  expect([...caches.all.keys()]).toEqual(['laurel-static'])
})

test('a page that arrives after its user was forgotten is not copied', async () => {
  const { caches, store } = setUp()
  let send = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = () => {
        controller.enqueue(new TextEncoder().encode(`<html><div data-kept-for="${mila}"></div></html>`))
        controller.close()
      }
    },
  })
  const keeping = store.keep('/dashboard', new Response(body))
  await store.forget(null)
  send()
  expect(await keeping).toBeNull()
  expect(caches.all.size).toBe(0)
})

test('a page that was requested before its user was forgotten is not copied', async () => {
  const { caches, store } = setUp()
  const begun = store.epoch
  await store.forget(null)
  expect(await store.keep('/dashboard', page(mila), begun)).toBeNull()
  expect(caches.all.size).toBe(0)
  expect(await store.keep('/dashboard', page(mila), store.epoch)).not.toBeNull()
})

test('a copy that is stored while its user is forgotten is removed again', async () => {
  const { caches, store } = setUp()
  const open = caches.open
  caches.open = async (name) => {
    const cache = await open(name)
    const put = async (path: string, response: Response): Promise<void> => {
      await store.forget(null)
      caches.all.set(name, new Map([[path, response]]))
    }
    return { ...cache, put }
  }
  await store.keep('/dashboard', page(mila))
  expect(caches.all.size).toBe(0)
})

test('a copy is shown for seven days, and removed with the next one', async () => {
  const { caches, clock, store, textOf } = setUp()
  await store.keep('/task-submission/1', page(mila, 'Old'))
  clock.at = start + copyMs
  expect(await textOf('/task-submission/1')).toContain('Old')
  expect(await store.ageOf('/task-submission/1')).toBe(copyMs)
  clock.at += 1
  expect(await textOf('/task-submission/1')).toBeNull()
  expect(await store.ageOf('/task-submission/1')).toBe(Infinity)
  await store.keep('/dashboard', page(mila, 'New'))
  expect([...(caches.all.get(`laurel-pages:${mila}`)?.keys() ?? [])]).toEqual(['/dashboard'])
})

test('the static files of a page are those of its tags and of its data', () => {
  const html =
    '<link href="/_next/static/css/a.css"/><script src="/_next/static/chunks/b-1.js"></script>' +
    '<script>self.__next_f.push("c:I[1,[\\"/_next/static/chunks/(shell)/c.js\\",\\"/_next/static/chunks/b-1.js\\"]]")</script>' +
    '<link rel="preload" href="/_next/static/media/d.woff2" as="font"/><img src="/avatars/e.webp"/>'
  expect(filesOf(html)).toEqual([
    '/_next/static/css/a.css',
    '/_next/static/chunks/b-1.js',
    '/_next/static/chunks/(shell)/c.js',
    '/_next/static/media/d.woff2',
  ])
})
