import { expect, test } from '@jest/globals'
import { readForm } from '@/lib/account/read-form'
import { credentialsSchema } from '@/lib/account/schema'
import { loginPath, signInFailureOf } from '@/lib/account/sign-in-failure'
import { CodeNeededError } from '@/lib/auth/code-needed'
import { AppError } from '@/lib/errors'

const full = { username: 'emma', password: 'laurel-demo' }
const inputErrorOf = (form: Record<string, string>) => credentialsSchema.safeParse(form).error

test.each([
  ['nothing', {}, 'username'],
  ['a blank username', { username: '  ', password: 'x' }, 'username'],
  ['no password', { username: 'emma' }, 'password'],
  ['a username that is too long', { username: 'e'.repeat(201), password: 'x' }, 'wrong'],
  ['a password that is too long', { username: 'emma', password: 'x'.repeat(1001) }, 'wrong'],
])('the input with %s fails as itself', (_, form, failure) => {
  expect(signInFailureOf(inputErrorOf(form), form)).toBe(failure)
})

test.each([
  ['a wrong password', new AppError('unauthenticated', 'login.wrong'), full, 'wrong'],
  ['too many attempts', new AppError('too_many', 'login.tooManySeconds'), full, 'too-many'],
  ['an address without the cookie', new AppError('forbidden', 'login.otherAddress'), full, 'other-address'],
  ['a missing code', new CodeNeededError('login.codeNeeded'), full, 'code'],
  ['a wrong code', new CodeNeededError('proof.codeWrong'), { ...full, code: '123456' }, 'wrong-code'],
  ['an unavailable database', new AppError('unavailable', 'common.databaseAway'), full, 'unexpected'],
  ['any other error', new Error('Disk full'), full, 'unexpected'],
])('%s is a failure of its own kind', (_, error, form, failure) => {
  expect(signInFailureOf(error, form)).toBe(failure)
})

test('the path back to the form keeps the requested page', () => {
  expect(loginPath('wrong')).toBe('/login?failed=wrong')
  expect(loginPath('wrong', '/leaderboard?tab=streaks')).toBe(
    '/login?failed=wrong&callbackUrl=%2Fleaderboard%3Ftab%3Dstreaks',
  )
})

test('only the text fields of a form are read, and none of any other body', async () => {
  const form = new FormData()
  form.set('username', 'emma')
  form.set('password', new File(['x'], 'x.txt'))
  const sent = (body: BodyInit) => new Request('http://localhost/', { method: 'POST', body })
  expect(await readForm(sent(form))).toEqual({ username: 'emma' })
  expect(await readForm(sent(new URLSearchParams(full)))).toEqual(full)
  expect(await readForm(sent('{"username":"emma"}'))).toEqual({})
})
