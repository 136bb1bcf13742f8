import { isForeign } from '@/lib/http/origin'

const own = 'https://laurel.example'
const asked = (headers: Record<string, string>, address?: string) =>
  isForeign(new Headers({ host: 'internal:3000', ...headers }), address)

test('programs, which send neither header, pass', () => {
  expect(asked({})).toBe(false)
})

test.each(['same-origin', 'none'])('Sec-Fetch-Site %s passes', (site) => {
  expect(asked({ 'sec-fetch-site': site })).toBe(false)
})

test.each(['cross-site', 'same-site', ''])('Sec-Fetch-Site "%s" is foreign, whatever the Origin header', (site) => {
  expect(asked({ 'sec-fetch-site': site, origin: 'http://internal:3000' })).toBe(true)
})

test('the own origin is the Host, the host forwarded by a proxy, or that of NEXTAUTH_URL', () => {
  expect(asked({ origin: 'http://internal:3000' })).toBe(false)
  expect(asked({ origin: own, 'x-forwarded-host': 'laurel.example' })).toBe(false)
  expect(asked({ origin: own }, own)).toBe(false)
  expect(asked({ origin: own })).toBe(true)
})

test('behind several proxies the own origin is the host that the first one was asked for, and no other', () => {
  const forwarded = { 'x-forwarded-host': 'laurel.example , inner.example' }
  expect(asked({ origin: own, ...forwarded })).toBe(false)
  expect(asked({ origin: 'https://inner.example', ...forwarded })).toBe(true)
  expect(asked({ origin: own, 'x-forwarded-host': 'evil.example, laurel.example' })).toBe(true)
})

test.each(['null', '', 'file://', 'laurel.example', 'https://laurel.example.evil.example'])(
  '"%s" is foreign',
  (origin) => {
    expect(asked({ origin }, own)).toBe(true)
    expect(asked({ origin }, 'not an address')).toBe(true)
    expect(asked({ origin, 'x-forwarded-host': '' })).toBe(true)
  },
)
