import { composeFeedback } from '@/lib/evaluation/feedback'

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

describe('advice for the weakest criterion', () => {
  test.each([
    ['answers', /Next step: name the things/, /Prochaine étape\u00a0: nomme/],
    ['complete', /Next step: tell more\./, /Prochaine étape\u00a0: racontes-en plus\./],
    ['own', /Next step: say it in your own words\./, /Prochaine étape\u00a0: dis-le avec tes propres mots\./],
    ['clear', /Next step: write it in a few whole sentences/, /Prochaine étape\u00a0: écris-le en quelques phrases/],
  ] as const)('is in both languages: %s', (weakest, english, french) => {
    expect(compose('', { weakest })).toMatch(english)
    expect(compose('', { weakest, language: 'fr' })).toMatch(french)
  })
})

test('what everybody reads is in both languages', () => {
  const hidden = [{ text: '56', isHidden: true }]
  expect(compose('', { isAccepted: true })).toBe('Well done! Your work does what the task asks.')
  expect(compose('', { isAccepted: true, language: 'fr' })).toBe('Bravo\u202f! Ton travail répond bien à la consigne.')
  expect(compose('', { missing: hidden, language: 'fr' })).toBe('Ce n’est pas encore la réponse. Regarde encore.')
  expect(compose('', { isUnsure: true, language: 'fr' })).toMatch(
    /^On ne voit pas encore .* Tu peux aussi demander à un adulte de regarder\.$/,
  )
})

test.each([
  ['who won', 'en', 'If you like, also say who won.'],
  ['the price', 'en', 'If you like, also tell this: the price.'],
  ['qui a gagné', 'fr', 'Si tu veux, dis aussi qui a gagné.'],
  ['le prix', 'fr', 'Si tu veux, raconte aussi ceci\u00a0: le prix.'],
] as const)('an accepted text is invited to tell also %s', (text, language, invitation) => {
  expect(compose('', { isAccepted: true, missing: [{ text, isHidden: false }], language })).toContain(invitation)
})

describe('a sentence with a verdict or a score is removed', () => {
  test.each([
    'It is accepted.',
    'I would call it rejected.',
    'Elle est refusée.',
    'Elles sont refusées.',
    'This work is validated.',
    'Your score is 8.',
    'Ta note : 8.',
    'One point is worth 2 here.',
    'A mark of 5.',
    'It gets 1 point.',
    'It gets 3 marks.',
    'You got 7 sur 9.',
    'Take 7 out of 9.',
    'It is 80% right.',
    'You earned full marks.',
    'A perfect mark!',
    'The top point!',
    'Tous les points pour toi.',
    'It did not pass.',
  ])('%s', (sentence) => {
    expect(compose(`You name the plant. ${sentence}`, { isAccepted: true })).toMatch(/You name the plant\.$/)
  })

  test.each(['You planted 3 seeds.', 'The score was close.', 'You note that it rained.'])(
    'but not one about something else: %s',
    (sentence) => expect(compose(sentence, { isAccepted: true })).toContain(sentence),
  )

  test('also between several spaces', () => {
    expect(compose('One.   It is accepted.   Two.', { isAccepted: true })).toMatch(/One\. Two\.$/)
  })
})
