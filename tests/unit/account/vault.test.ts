import fc from 'fast-check'
import { open, seal } from '@/lib/account/vault'

const secret = 'a secret of thirty-two letters at least'

test('a secret can be decrypted only for its owner and with the same key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.uuid(), fc.uuid(), (text, owner, other) => {
      fc.pre(owner !== other)
      const sealed = seal(text, owner, secret)
      expect(open(sealed, owner, secret)).toBe(text)
      expect(open(sealed, other, secret)).toBeNull()
      expect(open(sealed, owner, `${secret}.`)).toBeNull()
    }),
  )
})

test('encrypting the same text twice gives different results, which do not contain it', () => {
  const sealed = Array.from({ length: 50 }, () => seal('JBSWY3DPEHPK3PXP', 'owner', secret))
  expect(new Set(sealed).size).toBe(50)
  expect(sealed.join()).not.toContain('JBSWY3DPEHPK3PXP')
})

test('changing any one character makes decryption fail', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'owner', secret)
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.constantFrom(...'AZaz09-_.'), (at, letter) => {
      const changed = sealed.slice(0, at) + letter + sealed.slice(at + 1)
      // The last character of a part may contain unused bits, which do not change the text.
      expect([null, ...(sameBytes(changed, sealed) ? ['JBSWY3DPEHPK3PXP'] : [])]).toContain(
        open(changed, 'owner', secret),
      )
    }),
    { numRuns: 500 },
  )
  expect(['', '.', 'v1', 'v1...', 'v2.a.b.c'].map((text) => open(text, 'owner', secret))).toEqual(Array(5).fill(null))
})

const sameBytes = (one: string, other: string) => {
  const bytes = (text: string) =>
    text
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('hex'))
      .join()
  return one.slice(0, 3) === other.slice(0, 3) && bytes(one) === bytes(other)
}
