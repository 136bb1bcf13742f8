import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import { actionIds, pages } from '../../harness/doors'
import { administrator, signIn } from '../fixtures'

/** Every screen in the tree, with ids that do not exist in its path. */
const screens = pages().map((path) => path.replaceAll(/\[[^\]]+\]/g, randomUUID()))
const open = ['/login', '/not-found', '/offline']

/** The status of a screen, and its redirect target. */
async function ask(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  return { status: response.status(), location: response.headers().location }
}

/** The text of a screen as rendered by the server. */
async function wordsOf(response: APIResponse) {
  return (await response.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

const signInFirst = (path: string) => ({
  status: 307,
  location: path === '/' ? '/login' : `/login?callbackUrl=${encodeURIComponent(path)}`,
})

test('a visitor is redirected to the login screen from every screen, and back after signing in', async ({
  request,
}) => {
  expect(screens.length).toBeGreaterThan(20)
  for (const path of screens.filter((each) => !open.includes(each))) {
    expect([path, await ask(request, path)]).toEqual([path, signInFirst(path)])
  }
  expect((await ask(request, '/login')).status).toBe(200)
  expect((await ask(request, '/not-found')).status).toBe(404)
})

test('server actions work behind a proxy that names the site otherwise', async ({ request, baseURL }) => {
  const [id] = [...actionIds().values()]
  const response = await request.post('/login', {
    headers: {
      Origin: baseURL ?? '',
      'X-Forwarded-Host': 'laurel.example:443',
      'Next-Action': id ?? '',
      'Content-Type': 'text/plain;charset=UTF-8',
    },
    data: '[{}]',
  })
  // The action itself asks the visitor to sign in.
  expect([response.status(), await response.text()]).toEqual([200, expect.stringContaining('"ok":false')])
})

test('an invalid session cookie redirects to the login screen, without a loop', async ({ playwright, baseURL }) => {
  const cookie = 'next-auth.session-token=forged'
  const forger = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } })
  for (const path of ['/profile', '/admin/users', '/users']) {
    expect([path, await ask(forger, path)]).toEqual([path, signInFirst(path)])
  }
  expect((await ask(forger, '/login')).status).toBe(200)
  await forger.dispose()
})

test('a member is redirected away from every administration screen, and an administrator from none', async ({
  request,
}) => {
  const administration = screens.filter((path) => path.startsWith('/admin/'))
  expect(administration.length).toBeGreaterThan(7)
  await signIn(request, 'emma')
  for (const path of administration) {
    const { status, location } = await ask(request, path)
    expect([path, status, location]).toEqual([path, 307, path === '/admin/emails' ? '/dashboard' : '/'])
  }
  expect((await request.get('/')).url()).toMatch(/\/dashboard$/)
  await signIn(request, administrator)
  for (const path of administration) expect([path, (await ask(request, path)).status]).toEqual([path, 200])
})

test('unknown and old addresses redirect as documented', async ({ request }) => {
  const { id, username } = await signIn(request, 'papi')
  const profile = `${username}'s Profile`
  const [task] = (await (await request.get(`/api/tasks/user/${id}`)).json()) as { id: string; title: string }[]
  const ways: [path: string, end: string, words: string][] = [
    ['/', '/dashboard', 'My Progress'],
    ['/login', '/dashboard', 'My Progress'],
    ['/login?callbackUrl=/users', '/users', 'Family Members'],
    ['/login?callbackUrl=//evil.example', '/dashboard', 'My Progress'],
    ['/no/such/place', '/dashboard', 'My Progress'],
    ['/dashboard/nonsense', '/dashboard', 'My Progress'],
    ['/task-submission', '/dashboard', 'My Progress'],
    ['/dashboard/tasks/import', '/dashboard', 'My Progress'],
    ['/users', '/users', 'Family Members'],
    ['/dashboard/users', '/users', 'Family Members'],
    [`/users/${id}`, `/users/${id}`, profile],
    [`/user/${id}`, `/user/${id}`, profile],
    [`/dashboard/users/${id}`, `/users/${id}`, profile],
    ['/user/nobody', '/user/nobody', 'User Not Found'],
    [`/task-submission/${task?.id}`, '', `<title>${task?.title} · Laurel</title>`],
    [`/users/${randomUUID()}`, '', "The user you're looking for doesn't exist or may have been removed."],
  ]
  for (const [path, end, words] of ways) {
    const response = await request.get(path)
    expect([path, new URL(response.url()).pathname]).toEqual([path, end || path])
    expect(await wordsOf(response), path).toContain(words)
  }
  const unknown = await wordsOf(await request.get('/not-found'))
  expect(unknown).toContain('<title>404 Page Not Found · Laurel</title>')
  expect(unknown).toContain('Did you forget to add the page to the router?')

  await signIn(request, administrator)
  expect(await ask(request, '/dashboard/tasks/import')).toEqual({ status: 307, location: '/admin/import' })
  const managed = await wordsOf(await request.get(`/admin/tasks/${task?.id}`))
  expect(managed).toContain(`<title>${task?.title} · Laurel</title>`)
})

test('every screen has a content security policy without unsafe scripts', async ({ request }) => {
  await signIn(request, administrator)
  for (const path of screens) {
    const response = await request.get(path, { maxRedirects: 0 })
    const policy = response.headers()['content-security-policy'] ?? ''
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
    expect(scripts, path).toMatch(/^script-src 'self' 'nonce-[^']+' 'strict-dynamic'$/)
    expect(policy, path).toContain("frame-ancestors 'none'")
  }
})
