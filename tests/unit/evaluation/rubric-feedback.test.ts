import { composeFeedback, missingSentence, plainText } from '@/lib/evaluation/feedback'
import { expectLinearGrowth } from '../../harness/growth'

const compose = (said: string, more: Partial<Parameters<typeof composeFeedback>[0]> = {}) =>
  composeFeedback({
    isAccepted: false,
    isUnsure: false,
    weakest: 'complete',
    missing: [],
    said,
    language: 'en',
    ...more,
  })

test('a refusal kindly gives the next step, and no number', () => {
  const feedback = compose('You name the plant.')
  expect(feedback).toMatch(/^Keep going, you can make this better\. Next step: tell more\./)
  expect(feedback).toMatch(/You name the plant\.$/)
  expect(feedback).not.toMatch(/\d/)
})

describe('a refusal has one next step', () => {
  const kind = 'Keep going, you can make this better.'
  const missing = [{ text: 'who won', isHidden: false }]

  test.each([
    ['You noticed the dry soil, that is lovely work. Now write how the basil looked afterwards.', 'en'],
    ['Great start! Can you tell how the basil looked?', 'en'],
    ['Well done for watering it. You did not say how the basil looked.', 'en'],
    ['C’est bien raconté, bravo ! Dis aussi comment allait le basilic.', 'fr'],
    ['Tu as tout arrosé. Il manque la fin.', 'fr'],
    ['J’aime ton histoire. Peux-tu dire qui t’a aidé ?', 'fr'],
  ] as const)('the evaluator’s own, where it names one: %s', (said, language) => {
    expect(compose(said, { language })).not.toMatch(/Next step|Prochaine étape/)
  })

  test('and no praise, which would read like a reason', () => {
    const said = 'You noticed the dry soil, that is lovely work. Now write how the basil looked afterwards.'
    expect(compose(said)).toBe(`${kind} Now write how the basil looked afterwards.`)
    expect(compose('It tells details of your own. Excellent!')).toMatch(/^Keep going, .* how did it end\?$/)
    expect(compose('On y trouve des détails bien à toi.', { language: 'fr' })).not.toContain('à toi')
  })

  test.each([
    ['You told it well.', 'en'],
    ['You explained this clearly.', 'en'],
    ['Your sentences are easy to follow.', 'en'],
    ['You said it in your own words.', 'en'],
    ['You are on the right track!', 'en'],
    ['Tu l’as bien dit.', 'fr'],
    ['Tu expliques très bien.', 'fr'],
    ['Ton texte est clair.', 'fr'],
  ] as const)('whatever form the praise has: %s', (praise, language) => {
    expect(compose(praise, { language })).toBe(compose('', { language }))
  })

  test.each([
    ['You did not explain it well.', 'en'],
    ['Say it in your own words.', 'en'],
    ['The dough did not rise well.', 'en'],
    ['Ton texte ne dit pas qui a gagné.', 'fr'],
  ] as const)('and what is no praise stays: %s', (said, language) => {
    expect(compose(said, { language })).toContain(said)
  })

  test('that which is known to change the verdict before the evaluator’s own', () => {
    const said = 'You played Uno. I love that game! Tell me how you felt. Did you play again?'
    expect(compose(said, { missing })).toBe(`${kind} You did not say who won. You played Uno.`)
    expect(compose(said, { nextStep: 'It is short: add a sentence.' })).toBe(
      `${kind} It is short: add a sentence. You played Uno.`,
    )
    expect(compose(said, { isUnsure: true })).toMatch(
      /^It is not clear yet .* You can also ask a grown-up to look\. You played Uno\.$/,
    )
  })

  test('and of an evaluator that would have accepted the text, only what it asks for', () => {
    const overruled = { isOverruled: true }
    expect(compose('You told what you did and how it went.', overruled)).toBe(compose(''))
    const said = 'You told what you did. Now write how the basil looked afterwards.'
    expect(compose(said, overruled)).toBe(`${kind} Now write how the basil looked afterwards.`)
  })

  test('and an accepted text keeps its praise, and is only invited to tell more', () => {
    const said = 'I like the fish. Lovely work!'
    expect(compose(said, { isAccepted: true })).toMatch(/I like the fish\. Lovely work!$/)
    expect(compose(said, { isAccepted: true, missing })).toMatch(/Lovely work! If you like, also say who won\.$/)
    const price = [{ text: 'le prix', isHidden: false }]
    expect(compose('', { isAccepted: true, missing: price, language: 'fr' })).toMatch(
      /Si tu veux, raconte aussi ceci\u00a0: le prix\.$/,
    )
  })

  test('and a wrong answer is named beside what is missing, without the answer', () => {
    const both = [...missing, { text: '7 x 8 is 56', isHidden: true }]
    expect(compose('', { missing: both })).toBe('That is not the answer yet. Look again. You did not say who won.')
  })
})

test('the feedback is in the requested language', () => {
  expect(compose('', { language: 'fr' })).toMatch(/^Continue, tu peux encore l’améliorer\. Prochaine étape\u00a0:/)
  expect(compose('', { language: 'fr', isAccepted: true })).toMatch(/^Bravo\u202f!/)
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
])('an announced verdict is removed, since the code decides: %s', (verdict) => {
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

test.each([
  ['who won', 'You did not say who won.', 'Il manque encore : who won.'],
  ['How you both felt.', 'You did not say how you both felt.', 'Il manque encore : How you both felt.'],
  ['the ingredients', 'Still missing: the ingredients.', 'Il manque encore : the ingredients.'],
  ['qui a gagné', 'Still missing: qui a gagné.', 'Tu n’as pas dit qui a gagné.'],
  ['ce que tu as ressenti', 'Still missing: ce que tu as ressenti.', 'Tu n’as pas dit ce que tu as ressenti.'],
  ['le prix', 'Still missing: le prix.', 'Il manque encore : le prix.'],
])('missing expectations are named in either language: %s', (expectation, english, french) => {
  expect([missingSentence([expectation], 'en'), missingSentence([expectation], 'fr')]).toEqual([english, french])
})

test.each([
  ['en', ['who won', 'how you both felt'], 'You did not say who won or how you both felt.'],
  ['fr', ['où tu étais', 'avec qui', 'pourquoi'], 'Tu n’as pas dit où tu étais, avec qui ni pourquoi.'],
  ['en', ['who won', 'the price'], 'Still missing: who won; the price.'],
] as const)('several missing expectations are one sentence in %s: %s', (language, expectations, sentence) => {
  expect(missingSentence(expectations, language)).toBe(sentence)
})
