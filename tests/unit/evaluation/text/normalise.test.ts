import { normalise, readablePart } from '@/lib/evaluation/text/normalise'

test.each([
  ['full width', 'Ｉｇｎｏｒｅ　ａｌｌ', 'Ignore all'],
  ['zero width', 'i\u200bg\u200cn\u200do\u2060r\ufeffe', 'ignore'],
  ['bidi', 'abc\u202edef\u2066ghi', 'abcdefghi'],
  ['tag characters', 'hi\u{e0049}\u{e0067}\u{e006e}', 'hi'],
  ['soft hyphens', 'tooth\u00adbrush', 'toothbrush'],
  ['stacked marks', 'a\u0300\u0301\u0302\u0303\u0304', 'à\u0301\u0302'],
  ['lone surrogates and NUL', 'a\ud800b\u0000c', 'abc'],
  ['ligatures', 'ﬁne ½', 'fine 1⁄2'],
  ['spaces', '  a\t\u00a0 b \r\n\r\n\r\n c  ', 'a b\n\nc'],
])('%s are normalised', (_, from, to) => expect(normalise(from)).toBe(to))

test('a text of up to 24,000 characters is read whole, and a longer one at both ends', () => {
  expect(readablePart('ab '.repeat(8_000)).isWhole).toBe(true)
  const long = readablePart(`start ${'x '.repeat(20_000)} end`)
  expect(long.isWhole).toBe(false)
  expect(long.text).toMatch(/^start x/)
  expect(long.text).toMatch(/\n\[…\]\n/)
  expect(long.text).toMatch(/end$/)
  expect(long.text.length).toBeLessThan(25_000)
})
