import { inOneLine, isStorableText, literalPattern } from '@/lib/text'

test('text with NUL or an unpaired surrogate cannot be stored', () => {
  expect(['plain', '🦊', ''].every(isStorableText)).toBe(true)
  expect(['a\0', '\ud83e', '\udd8a'].some(isStorableText)).toBe(false)
})

test('a search treats wildcards literally', () => {
  expect(literalPattern('50%_\\')).toBe('50\\%\\_\\\\')
})

test('a line has no control or direction characters and no surplus spaces, and one without a visible character is empty', () => {
  expect(inOneLine('  Well\r\n\tdone,\u202e  \u0007<b>you</b> 👩‍👧!\u2028')).toBe('Well done, <b>you</b> 👩‍👧!')
  expect(['', ' \n', '\u200b\u2066', '\u0301'].map(inOneLine)).toEqual(['', '', '', ''])
})
