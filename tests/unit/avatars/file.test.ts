import { fileError, isAvatarName } from '@/lib/avatars/file'

test.each([
  ['image/png', 1, null],
  ['image/jpeg', 5 * 1024 * 1024, null],
  ['image/gif', 1, null],
  ['image/webp', 1, null],
  ['image/png', 5 * 1024 * 1024 + 1, 'tooLarge'],
  ['image/svg+xml', 1, 'wrongType'],
  ['text/html', 1, 'wrongType'],
  ['', 1, 'wrongType'],
])('%s of %i bytes', (type, size, error) => {
  expect(fileError({ type, size })).toEqual(error)
})

test('only generated names are valid', () => {
  expect(isAvatarName('0123456789abcdef0123456789abcdef.webp')).toBe(true)
  for (const name of [
    '../secret',
    'x.webp',
    '0123456789abcdef0123456789abcdef.svg',
    '0123456789abcdef0123456789abcdef.webp/',
    '',
  ]) {
    expect(isAvatarName(name)).toBe(false)
  }
})
