import { createPauseSchema } from '@/lib/pauses/schema'
import { createRewardSchema } from '@/lib/rewards/schema'
import { inOneLine, isStorableText, isVisibleText, literalPattern, withoutDirections } from '@/lib/text'
import { createTokenSchema } from '@/lib/tokens/schema'

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

const invisible = [
  '',
  ' \n',
  '\u200b\u2060\ufeff',
  '\u202e\u2066\u061c',
  '\u3164\u115f\uffa0',
  '\u2800',
  '\u00ad',
  '\u{e0041}',
]

test('spaces, format characters, direction controls and blank letters alone are no visible text', () => {
  expect(invisible.filter(isVisibleText)).toEqual([])
  expect(['7', '…', '🦊', '水', '\u200bok'].filter((text) => !isVisibleText(text))).toEqual([])
})

test('a message keeps its lines and joined emoji, but nothing that changes its direction', () => {
  expect(withoutDirections('It\u202e is\u2066\nmine\u200f 👩‍👧')).toBe('It is\nmine 👩‍👧')
  expect(invisible.map(withoutDirections).join('')).toBe('')
})

test.each([
  ['a token', createTokenSchema, { scope: 'read', days: 30 }],
  ['a reward', createRewardSchema, { cost: 10 }],
  ['a pause', createPauseSchema, { memberId: null, from: '2026-11-21', to: '2026-11-22' }],
])('the name of %s cannot turn the sentence that names it in the activity log', (_, schema, rest) => {
  expect(schema.parse({ ...rest, name: ' At\n the \u202e\u2067lake ' })).toMatchObject({ name: 'At the lake' })
  expect(schema.safeParse({ ...rest, name: '\u202e' }).success).toBe(false)
})
