import fc from 'fast-check'
import { createTokenSchema } from '@/lib/tokens/schema'
import { bearerIn, hintOf, isReading, isToken, shownToken, writeToken } from '@/lib/tokens/token'

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })

test('a token is laurel_ and 32 bytes in base64url', () => {
  expect(writeToken(new Uint8Array(32))).toBe(`laurel_${'A'.repeat(43)}`)
  expect(writeToken(new Uint8Array(32).fill(255))).toBe(`laurel_${'_'.repeat(42)}8`)
  fc.assert(
    fc.property(bytes, (random) => {
      const token = writeToken(random)
      expect(token).toBe(`laurel_${Buffer.from(random).toString('base64url')}`)
      expect(isToken(token)).toBe(true)
      expect(token.endsWith(hintOf(token))).toBe(true)
      expect(hintOf(token)).toHaveLength(4)
      expect(shownToken(`Bearer ${token}`)).toBe(token)
    }),
  )
})

test.each([
  ['Bearer laurel_x', 'laurel_x'],
  ['bearer laurel_x', 'laurel_x'],
  ['BEARER   laurel_x ', 'laurel_x'],
  ['Bearer\tlaurel_', 'laurel_'],
  ['Bearer laurel_x y, z', 'laurel_x y, z'],
  ['Bearer x', null],
  ['Bearer', null],
  ['Bearer LAUREL_x', null],
  ['laurel_x', null],
  ['Basic laurel_x', null],
  ['Bearerlaurel_x', null],
  ['', null],
  [null, null],
])('%s contains %s', (header, token) => {
  expect(shownToken(header)).toBe(token)
})

test('the scheme is read in any case, the secret as it is', () => {
  expect(['Bearer Secret', 'bearer Secret', 'BEARER Secret', 'Basic Secret', null].map(bearerIn)).toEqual([
    ...['Secret', 'Secret', 'Secret'],
    ...[null, null],
  ])
})

test('any header can be parsed, and only a token has its format', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const shown = shownToken(`Bearer ${text}`)
      expect(shown === null || shown.startsWith('laurel_')).toBe(true)
    }),
  )
  const token = writeToken(new Uint8Array(32))
  for (const other of [token.slice(0, -1), `${token}A`, `${token}\n`, token.replace('laurel', 'Laurel'), '']) {
    expect(isToken(other)).toBe(false)
  }
})

test('reading means GET and HEAD', () => {
  expect(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(isReading)).toEqual(['GET', 'HEAD'])
})

test('a new token has a name, a scope and one of three lifetimes', () => {
  const good = { name: ' Kitchen display ', scope: 'read', days: 90 }
  expect(createTokenSchema.parse(good)).toEqual({ name: 'Kitchen display', scope: 'read', days: 90 })
  expect(createTokenSchema.safeParse({ ...good, name: '🌿'.repeat(60) }).success).toBe(true)
  const bad = [
    { ...good, name: ' ' },
    { ...good, name: '\u200b' },
    { ...good, name: 'x'.repeat(61) },
    { ...good, scope: 'admin' },
    { ...good, days: 31 },
    { ...good, days: '30' },
    { ...good, days: undefined },
    { ...good, userId: 'somebody' },
  ]
  for (const input of bad) expect(createTokenSchema.safeParse(input).success).toBe(false)
})
