import { request as httpRequest } from 'node:http'
import { expect, test } from '@playwright/test'
import { signIn } from '../fixtures'

test('the health check is public', async ({ request }) => {
  const response = await request.get('/api/health')
  expect([response.status(), await response.json()]).toEqual([200, { status: 'ok' }])
})

test.describe('the request filter', () => {
  test('a cross-site change is rejected', async ({ request }) => {
    await signIn(request, 'parent')
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]
    for (const headers of foreign) {
      const response = await request.post('/api/tasks', { headers, data: {} })
      expect(response.status(), JSON.stringify(headers)).toBe(403)
    }
  })

  test('a POST may leave out a body of which every part is optional', async ({ request }) => {
    const { id } = await signIn(request, 'noah')
    const path = `/api/users/${id}/calendar`
    expect((await request.post(path)).status()).toBe(201)
    expect((await request.post(path, { headers: { 'content-type': 'application/json' } })).status()).toBe(201)
    expect((await request.post(path, { form: {} })).status()).toBe(415)
    expect((await request.post('/api/auth/proof')).status()).toBe(415)
  })

  test('only JSON within the size and depth limits is parsed', async ({ request }) => {
    const post = (data: string, type = 'application/json') =>
      request.post('/api/auth/login', { headers: { 'content-type': type }, data: Buffer.from(data) })
    expect((await post('{}', 'text/plain')).status()).toBe(415)
    expect((await post('{')).status()).toBe(400)
    expect((await post('[]')).status()).toBe(400)
    expect((await post(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).status()).toBe(400)
    expect((await post(JSON.stringify({ username: 'x'.repeat(70_000), password: 'x' }))).status()).toBe(413)
  })

  test('an unsupported method returns 405, and responses are not cached', async ({ request }) => {
    const refused = await request.put('/api/tasks', { data: {} })
    expect([refused.status(), refused.headers()['cache-control']]).toEqual([405, 'private, no-store'])
    expect(refused.headers().allow).toBe('GET, HEAD, OPTIONS, POST')
    const message = 'This address does not answer that method.'
    expect(await refused.json()).toEqual({ message, error: message })
    const headers = { 'Accept-Language': 'de, fr;q=0.8, en;q=0.5' }
    const inFrench: unknown = await (await request.put('/api/tasks', { data: {}, headers })).json()
    expect(inFrench).toMatchObject({ message: 'Cette adresse n’accepte pas cette méthode.' })
    expect((await request.get('/api/users/profile')).headers()['cache-control']).toBe('private, no-store')
  })

  test('a malformed path is a bad request', async ({ request }) => {
    for (const path of ['/api/tasks/%ff', '/%E0%A4%A']) expect((await request.get(path)).status(), path).toBe(400)
  })

  test('a solution of thirty pages can be submitted', async ({ request, playwright, baseURL }) => {
    const member = await signIn(request, 'papi')
    const parent = await playwright.request.newContext({ baseURL })
    await signIn(parent, 'parent')
    const task = await (await parent.post('/api/tasks', { data: { title: 'Long', assignedTo: member.id } })).json()
    const response = 'I wrote a long story about it. '.repeat(3_000)
    expect((await request.post('/api/tasks/save-draft', { data: { taskId: task.id, response } })).status()).toBe(200)
    expect((await (await request.get(`/api/tasks/${task.id}`)).json()).response).toBe(response)
    expect((await request.post('/api/tasks', { data: { title: 'x'.repeat(70_000) } })).status()).toBe(413)
    await parent.dispose()
  })

  test('the session is checked after a slow request body has arrived', async ({ request, baseURL }) => {
    await signIn(request, 'papi')
    const { cookies } = await request.storageState()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const body = JSON.stringify({ taskId: '00000000-0000-7000-8000-000000000000', response: 'x' })
    const headers = { cookie, 'content-type': 'application/json', 'content-length': body.length }
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const slow = httpRequest(`${baseURL}/api/tasks/save-draft`, { method: 'POST', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      slow.on('error', reject)
      slow.write(body.slice(0, 5))
      setTimeout(() => {
        void request.post('/api/auth/logout', { data: {} }).then(() => slow.end(body.slice(5)))
      }, 300)
    })
    expect(status).toBe(401)
  })

  test('a malformed id is not found', async ({ request }) => {
    await signIn(request, 'noah')
    for (const id of ['1', 'null', "'--", '00000000-0000-7000-8000-000000000000']) {
      expect((await request.get(`/api/tasks/${id}`)).status(), id).toBe(404)
    }
    for (const id of ['%00', '%zz', '%c0%80']) {
      expect((await request.get(`/api/tasks/${id}`)).status(), id).toBe(400)
    }
  })
})

test('responses that are not pages display and run nothing, and HTTPS responses send HSTS', async ({ request }) => {
  const headers = { 'x-forwarded-proto': 'https' }
  for (const path of ['/api/health', '/api/tasks', '/dashboard']) {
    const response = await request.get(path, { headers, maxRedirects: 0 })
    expect(response.headers(), path).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('requests on which Next itself would fail are rejected', async ({ request }) => {
  const router = { rsc: '1', 'next-router-state-tree': 'garbage' }
  expect((await request.get('/login', { headers: router })).status()).toBe(400)
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  for (const path of ['/icons', '/favicon.ico']) {
    expect((await request.post(path, { headers: form, data: 'garbage' })).status(), path).toBe(415)
  }
  for (const path of ['/_next/image', '/_next/static/x.js', '/icon.svg']) {
    expect((await request.post(path, { headers: form, data: 'garbage' })).status(), path).toBe(405)
  }
  const missing = await request.get('/_next/static/x.js', { maxRedirects: 0 })
  expect(missing.headers()['content-security-policy']).toContain("default-src 'none'")
})
