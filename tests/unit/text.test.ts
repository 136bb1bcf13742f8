import { isStorableText, literalPattern } from '@/lib/text'

test('text with NUL or an unpaired surrogate cannot be stored', () => {
  expect(['plain', '🦊', ''].every(isStorableText)).toBe(true)
  expect(['a\0', '\ud83e', '\udd8a'].some(isStorableText)).toBe(false)
})

test('a search treats wildcards literally', () => {
  expect(literalPattern('50%_\\')).toBe('50\\%\\_\\\\')
})
