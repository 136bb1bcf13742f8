import { z } from 'zod'
import { inEnglish } from '@/tests/fixtures/english'
import { changePasswordSchema } from '@/lib/account/change-password-schema'
import { credentialsSchema } from '@/lib/account/schema'

const good = { currentPassword: 'old password', newPassword: 'new password', repeat: 'new password' }
const errors = (input: unknown) => {
  const { error } = changePasswordSchema.safeParse(input)
  return error && z.flattenError(error, ({ message }) => inEnglish(message)).fieldErrors
}

test('a valid new password is accepted', () => {
  expect(changePasswordSchema.parse(good)).toEqual(good)
})

test.each([
  [{ newPassword: '1234567', repeat: '1234567' }, { newPassword: ['A password has at least 8 characters'] }],
  [{ newPassword: '         ', repeat: '         ' }, { newPassword: ['Password is required'] }],
  [{ newPassword: 'old password', repeat: 'old password' }, { newPassword: ['This is already your password'] }],
  [{ repeat: 'new passw0rd' }, { repeat: ['The two new passwords differ'] }],
  [{ currentPassword: '' }, { currentPassword: ['Please enter your current password'] }],
  [
    { currentPassword: '', newPassword: 'short', repeat: 'other' },
    {
      currentPassword: ['Please enter your current password'],
      newPassword: ['A password has at least 8 characters'],
      repeat: ['The two new passwords differ'],
    },
  ],
])('%j is an error on its field', (change, expected) => {
  expect(errors({ ...good, ...change })).toEqual(expected)
})

test('unknown fields and values that are not text are rejected', () => {
  expect(changePasswordSchema.safeParse({ ...good, userId: 'another' }).success).toBe(false)
  for (const input of [null, [], 'text', { ...good, repeat: 1 }])
    expect(changePasswordSchema.safeParse(input).success).toBe(false)
})

test('a blank code counts as missing', () => {
  const codeOf = (code: unknown) => credentialsSchema.parse({ username: 'lina', password: 'x', code }).code
  expect([undefined, '', '  ', ' 123456 '].map(codeOf)).toEqual([undefined, undefined, undefined, '123456'])
  expect(credentialsSchema.safeParse({ username: 'lina', password: 'x', code: 123456 }).success).toBe(false)
})
