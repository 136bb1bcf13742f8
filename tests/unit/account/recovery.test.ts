import { hashRecoveryCode, newRecoveryCodes, readRecoveryCode } from '@/lib/account/recovery'
import { readAppCode } from '@/lib/account/totp'

test('ten unique codes of 120 bits are generated, none of which resembles an authenticator code', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{6}-){3}[0-9A-HJKMNP-TV-Z]{6}$/)
    expect(readAppCode(code)).toBeNull()
  }
})

test('a code is accepted in any typed form', () => {
  expect(readRecoveryCode('0a1b2c-3d4e5f-6g7h8j-9kmnpq')).toBe('0A1B2C3D4E5F6G7H8J9KMNPQ')
  expect(readRecoveryCode(' oaIb2c 3d4e5f 6g7h8j 9kmnpq ')).toBe('0A1B2C3D4E5F6G7H8J9KMNPQ')
  expect(['', '123456', '0a1b2c-3d4e5f-6g7h8j-9kmnp', '0a1b2c-3d4e5f-6g7h8j-9kmnpu'].map(readRecoveryCode)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('the stored hash is independent of the typed form, and differs between users', () => {
  const [code = ''] = newRecoveryCodes()
  const kept = hashRecoveryCode('one', code)
  expect(hashRecoveryCode('one', code.toLowerCase().replaceAll('-', ' '))).toBe(kept)
  expect(hashRecoveryCode('other', code)).not.toBe(kept)
  expect(kept).toMatch(/^[0-9a-f]{64}$/)
})
