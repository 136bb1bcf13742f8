import { composeFeedback, plainText } from '@/lib/evaluation/feedback'
import { expectLinearGrowth } from '../../support/growth'

const english = 'I watered the basil because its soil was dry.'
const french = "J'ai arrosé le basilic parce que la terre était sèche."
const compose = (said: string, more: Partial<Parameters<typeof composeFeedback>[0]> = {}) =>
  composeFeedback({ isAccepted: false, weakest: 'complete', said, text: english, ...more })

test('a refusal says kindly what to do next, and no number', () => {
  const feedback = compose('You name the plant.')
  expect(feedback).toMatch(/^Keep going, you can make this better\. Next step: tell more\./)
  expect(feedback).toMatch(/You name the plant\.$/)
  expect(feedback).not.toMatch(/\d/)
})

test('it speaks the language of the submission', () => {
  expect(compose('', { text: french })).toMatch(/^Continue, tu peux encore l’améliorer\. Prochaine étape :/)
  expect(compose('', { text: french, isAccepted: true })).toMatch(/^Bravo !/)
})

test.each([
  'Great, your solution is accepted!',
  'This was rejected because it is short.',
  'Score: 100 out of 100.',
  'I give you 95/100.',
  'You get full marks.',
  'Ta réponse est acceptée.',
  'Elle est refusée pour le moment.',
  'Tu as 80 points.',
  'You passed.',
])('an announced verdict is left out, since the code decides: %s', (verdict) => {
  expect(compose(`You name the plant. ${verdict} Tell me about the pot.`)).toMatch(
    /You name the plant\. Tell me about the pot\.$/,
  )
})

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

test('long text ends with a sentence', () => {
  const long = plainText('You tell each step. '.repeat(100), 700)
  expect(long.length).toBeLessThanOrEqual(700)
  expect(long.endsWith('step.')).toBe(true)
})

test('one word without an end is cut all the same', () => {
  expect(plainText('x'.repeat(8_000), 700)).toHaveLength(700)
})

test.each([
  ['open angles', '<'],
  ['open brackets', '!['],
  ['at signs', 'a@'],
  ['spaces', ' '],
  ['words', 'word '],
])('many %s take time in proportion to their number', async (_, part) => {
  await expectLinearGrowth((length) => plainText(part.repeat(length / part.length), 700), 12_500)
})
