import fc from 'fast-check'
import { Secret, TOTP } from 'otpauth'
import { acceptedStep, inGroups, keyUri, newSecret, readAppCode, stepAt } from '@/lib/account/totp'

const codeAt = (secret: string, step: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 })
const instant = (step: number, second = 0) => new Date(step * 30_000 + second * 1000)
const steps = fc.integer({ min: 10, max: 200_000_000 })

// RFC 6238, appendix B: the last six digits of its SHA-1 test vectors.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %d of the RFC the code is %s', (second, code) => {
  const secret = Secret.fromUTF8('12345678901234567890').base32
  const now = new Date(second * 1000)
  expect(acceptedStep(secret, code, now, null)).toBe(stepAt(now))
})

test('a code is accepted one time step early or late, and no further', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: -5, max: 5 }), fc.nat(29), (step, off, second) => {
      const secret = newSecret()
      const taken = acceptedStep(secret, codeAt(secret, step + off), instant(step, second), null)
      // Two time steps share a code once in a million; it then is one of the three that are accepted.
      if (Math.abs(off) <= 1) expect(taken).not.toBeNull()
      else expect([null, step - 1, step, step + 1]).toContain(taken)
      if (taken !== null) expect(codeAt(secret, taken)).toBe(codeAt(secret, step + off))
    }),
    { numRuns: 300 },
  )
})

test('a code is rejected for time steps up to the last one used', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: -1, max: 1 }), fc.integer({ min: -3, max: 3 }), (step, off, last) => {
      const secret = newSecret()
      const taken = acceptedStep(secret, codeAt(secret, step + off), instant(step), step + last)
      if (taken !== null) expect(taken).toBeGreaterThan(step + last)
      if (off > last) expect(taken).not.toBeNull()
    }),
    { numRuns: 300 },
  )
})

test('the code of another secret, and malformed ones, are rejected', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(acceptedStep(newSecret(), readAppCode(typed) ?? 'none', instant(58_000_000), null)).toBeNull()
    }),
    // Three codes in a million are right by chance.
    { numRuns: 50, seed: 6 },
  )
})

test('a code is accepted with and without spaces', () => {
  expect([' 123 456 ', '123-456', '123456'].map(readAppCode)).toEqual(['123456', '123456', '123456'])
  expect(['12345', '1234567', '12345a', '', '１２３４５６'].map(readAppCode)).toEqual([null, null, null, null, null])
})

test('secrets have 160 bits and are unique, and their URI names the account', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(secret)
  expect(inGroups(secret)).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const uri = new URL(keyUri(secret, 'Laurel', 'Zoé & co'))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', 'totp', '/Laurel:Zoé & co'])
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Laurel', digits: '6', period: '30' })
})
