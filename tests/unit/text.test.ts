import { isStorableText, literalPattern } from '@/lib/text'

test('text with NUL or half a character cannot be stored', () => {
  expect(['plain', '🦊', ''].every(isStorableText)).toBe(true)
  expect(['a\0', '\ud83e', '\udd8a'].some(isStorableText)).toBe(false)
})

test('a search takes wildcards literally', () => {
  expect(literalPattern('50%_\\')).toBe('50\\%\\_\\\\')
})
