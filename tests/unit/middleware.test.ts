import { NextRequest } from 'next/server'
import middleware from '@/middleware'

const strict = 'Strict-Transport-Security'
const ask = (headers: Record<string, string>) => middleware(new NextRequest('http://localhost:3000/login', { headers }))

afterEach(() => {
  delete process.env.HSTS_INCLUDE_SUBDOMAINS
})

test('by https a browser is told to stay there, for this host alone', async () => {
  expect((await ask({ 'x-forwarded-proto': 'https' })).headers.get(strict)).toBe('max-age=63072000')
  expect((await ask({ 'x-forwarded-proto': 'http' })).headers.get(strict)).toBeNull()
})

test('hosts below it are included by a setting', async () => {
  process.env.HSTS_INCLUDE_SUBDOMAINS = '1'
  expect((await ask({ 'x-forwarded-proto': 'https' })).headers.get(strict)).toBe('max-age=63072000; includeSubDomains')
})
