import { NextRequest } from 'next/server'
import middleware from '@/middleware'

const strict = 'Strict-Transport-Security'
const ask = (headers: Record<string, string>) => middleware(new NextRequest('http://localhost:3000/login', { headers }))

afterEach(() => {
  delete process.env.HSTS_INCLUDE_SUBDOMAINS
  delete process.env.NEXTAUTH_URL
})

test('by https a browser is told to stay there, for this host alone', async () => {
  expect((await ask({ 'x-forwarded-proto': 'https' })).headers.get(strict)).toBe('max-age=63072000')
  expect((await ask({ 'x-forwarded-proto': 'http' })).headers.get(strict)).toBeNull()
})

test('hosts below it are included by a setting', async () => {
  process.env.HSTS_INCLUDE_SUBDOMAINS = '1'
  expect((await ask({ 'x-forwarded-proto': 'https' })).headers.get(strict)).toBe('max-age=63072000; includeSubDomains')
})

test('a form sent from the address that NEXTAUTH_URL names is no foreign one, whatever the proxy calls this host', async () => {
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
