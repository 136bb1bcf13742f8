import { NextRequest } from 'next/server'
import middleware, { config } from '@/middleware'

const strict = 'Strict-Transport-Security'
const ask = (headers: Record<string, string>) => middleware(new NextRequest('http://localhost:3000/login', { headers }))

afterEach(() => {
  delete process.env.HSTS_INCLUDE_SUBDOMAINS
  delete process.env.NEXTAUTH_URL
})

test('HTTPS responses send HSTS for this host only', async () => {
  expect((await ask({ 'x-forwarded-proto': 'https' })).headers.get(strict)).toBe('max-age=63072000')
  expect((await ask({ 'x-forwarded-proto': 'http' })).headers.get(strict)).toBeNull()
})

test('a setting includes subdomains', async () => {
  process.env.HSTS_INCLUDE_SUBDOMAINS = '1'
  expect((await ask({ 'x-forwarded-proto': 'https' })).headers.get(strict)).toBe('max-age=63072000; includeSubDomains')
})

test('pages pass through the middleware, calls do not', () => {
  const passes = (path: string) => new RegExp(`^${config.matcher[0]}$`).test(path)
  expect(['/', '/api', '/apis', '/api-docs', '/dashboard'].filter(passes)).toHaveLength(5)
  expect(['/api/tasks', '/api/auth/login', '/api/no-such-call'].filter(passes)).toEqual([])
})

test('a form sent from the origin of NEXTAUTH_URL is accepted, whatever host the proxy sends', async () => {
  const send = (origin: string) =>
    middleware(
      new NextRequest('http://internal:3000/login', {
        method: 'POST',
        headers: { origin, host: 'internal:3000', 'content-type': 'application/x-www-form-urlencoded' },
      }),
    )
  expect((await send('https://laurel.example')).status).toBe(403)
  process.env.NEXTAUTH_URL = 'https://laurel.example'
  expect((await send('https://laurel.example')).status).toBe(200)
  expect((await send('https://evil.example')).status).toBe(403)
})
