import { fileProblem, isAvatarName } from '@/lib/avatars/file'

const notAnImage = { title: 'Invalid file type', description: 'Please select an image file' }
const tooLarge = { title: 'File too large', description: 'Image must be less than 5MB' }

test.each([
  ['image/png', 1, null],
  ['image/jpeg', 5 * 1024 * 1024, null],
  ['image/gif', 1, null],
  ['image/webp', 1, null],
  ['image/png', 5 * 1024 * 1024 + 1, tooLarge],
  ['image/svg+xml', 1, notAnImage],
  ['text/html', 1, notAnImage],
  ['', 1, notAnImage],
])('%s of %i bytes is taken or refused as expected', (type, size, problem) => {
  expect(fileProblem({ type, size })).toEqual(problem)
})

test('only names that we make are names', () => {
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
