import { plainText } from '@/lib/evaluation/feedback'
import { expectLinearGrowth } from '../../../harness/growth'

test.each([
  ['**Well** done, _really_!', 'Well done, really!'],
  ['Look [here](https://evil.example/x?y=1) now', 'Look here now'],
  ['See https://evil.example/a or www.evil.example', 'See or'],
  ['Hi <img src=x onerror=alert(1)>there', 'Hi there'],
  ['<script>alert(1)</script>fine', 'alert(1) fine'],
  ['javascript:alert(1) ok', 'ok'],
  ['Write to me@example.com soon', 'Write to soon'],
  ['\u001b[31mred\u001b[0m \u001b]8;;https://evil.example\u0007link', 'red link'],
  ['=HYPERLINK("https://evil.example")', 'HYPERLINK("'],
  ['&lt;b&gt;bold&#60;/b&#x3e;', 'b bold /b'],
  ['go to evil.example/x?y=1 now', 'go to now'],
  ['a\u202eb\u0000c\u200bd\ne', 'abcd e'],
])('%p becomes plain text', (from, to) => expect(plainText(from, 200)).toBe(to))

test('long text is cut at the end of a sentence', () => {
  const long = plainText('You tell each step. '.repeat(100), 700)
  expect(long.length).toBeLessThanOrEqual(700)
  expect(long.endsWith('step.')).toBe(true)
})

test('a single very long word is cut too', () => {
  expect(plainText('x'.repeat(8_000), 700)).toHaveLength(700)
})

test.each([
  ['open angles', '<'],
  ['open brackets', '!['],
  ['at signs', 'a@'],
  ['spaces', ' '],
  ['words', 'word '],
])('many %s take linear time', async (_, part) => {
  await expectLinearGrowth((length) => plainText(part.repeat(length / part.length), 700), 12_500)
})

describe('plain text', () => {
  test('keeps words apart where something was removed', () => {
    expect(plainText('one https://a.example two', 99)).toBe('one two')
    expect(plainText('one<b>two', 99)).toBe('one two')
    expect(plainText('one#two', 99)).toBe('one two')
    expect(plainText('one ##__ two', 99)).toBe('one two')
    expect(plainText('see(a.b.c.example/x)two three', 99)).toBe('see( three')
  })

  test('has no address, but may have a dot or an at sign alone', () => {
    expect(plainText('ask ada@home or 3.5', 99)).toBe('ask ada@home or 3.5')
    expect(plainText('ask ada@home.example now', 99)).toBe('ask now')
    expect(plainText('open a.b.c.d.example/path now', 99)).toBe('open now')
  })

  test('does not begin like a formula', () => {
    expect(plainText('=+-@ SUM', 99)).toBe('SUM')
  })

  test('is cut after the last sentence in its second half, else at the last space there', () => {
    expect(plainText('One two. Three four.', 20)).toBe('One two. Three four.')
    expect(plainText('One two three. Four five.', 20)).toBe('One two three.')
    expect(plainText('One. Two three four five.', 20)).toBe('One. Two three four…')
    expect(plainText('Abcd efghijklmnopqrstuvwxyz', 20)).toBe('Abcd efghijklmnopqr…')
    expect(plainText('Is it so? Or not at all', 11)).toBe('Is it so?')
    expect(plainText('Oh no no! Or not at all', 11)).toBe('Oh no no!')
  })

  test('reads only the beginning of an endless text', () => {
    expect(plainText(`${'<'.repeat(8_000)}late`, 99)).toBe('')
  })
})
