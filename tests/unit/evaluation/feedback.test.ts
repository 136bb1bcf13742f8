import { composeFeedback, missingSentence, plainText } from '@/lib/evaluation/feedback'
import type { Language } from '@/lib/evaluation/text/language'
import { isPraise, isRequest } from '@/lib/evaluation/remarks'

const about = {
  isAccepted: false,
  isUnsure: false,
  weakest: 'complete',
  missing: [],
  said: '',
  language: 'en',
} as const
const compose = (more: Partial<Parameters<typeof composeFeedback>[0]>) => composeFeedback({ ...about, ...more })

describe('advice for the weakest criterion', () => {
  test.each([
    ['answers', /Next step: name the things/, /Prochaine étape\u00a0: nomme/],
    ['complete', /Next step: tell more\./, /Prochaine étape\u00a0: racontes-en plus\./],
    ['own', /Next step: say it in your own words\./, /Prochaine étape\u00a0: dis-le avec tes propres mots\./],
    ['clear', /Next step: write it in a few whole sentences/, /Prochaine étape\u00a0: écris-le en quelques phrases/],
  ] as const)('is in both languages: %s', (weakest, english, french) => {
    expect(compose({ weakest })).toMatch(english)
    expect(compose({ weakest, language: 'fr' })).toMatch(french)
  })
})

test('what everybody reads is in both languages', () => {
  const hidden = [{ text: '56', isHidden: true }]
  expect(compose({ isAccepted: true })).toBe('Well done! Your work does what the task asks.')
  expect(compose({ isAccepted: true, language: 'fr' })).toBe('Bravo\u202f! Ton travail répond bien à la consigne.')
  expect(compose({ missing: hidden, language: 'fr' })).toBe('Ce n’est pas encore la réponse. Regarde encore.')
  expect(compose({ isUnsure: true, language: 'fr' })).toMatch(
    /^On ne voit pas encore .* Tu peux aussi demander à un adulte de regarder\.$/,
  )
})

test.each([
  ['who won', 'en', 'If you like, also say who won.'],
  ['the price', 'en', 'If you like, also tell this: the price.'],
  ['qui a gagné', 'fr', 'Si tu veux, dis aussi qui a gagné.'],
  ['le prix', 'fr', 'Si tu veux, raconte aussi ceci\u00a0: le prix.'],
] as const)('an accepted text is invited to tell also %s', (text, language, invitation) => {
  expect(compose({ isAccepted: true, missing: [{ text, isHidden: false }], language })).toContain(invitation)
})

describe('the name of a missing expectation', () => {
  const french = (text: string) => missingSentence([text], 'fr')

  test.each(['qui', 'quoi', 'quel jour', 'quelle ville', 'quels amis', 'quelles villes', 'ce qu’ils ont vu'])(
    'follows « Tu n’as pas dit »: %s',
    (clause) => expect(french(clause)).toBe(`Tu n’as pas dit ${clause}.`),
  )
  test.each(['ce que tu as vu', 'ce qui compte', 's’il a plu', "s'il a plu", 'avec qui', 'chez qui'])(
    'follows it with an apostrophe or a preposition as well: %s',
    (clause) => expect(french(clause)).toBe(`Tu n’as pas dit ${clause}.`),
  )
  test.each(['le jour où tu pars', 'quitter la table', 'la raison, s’il y en a', 'siffler'])(
    'is listed where it is no question: %s',
    (thing) => expect(french(thing)).toBe(`Il manque encore : ${thing}.`),
  )

  test('is listed where the question word stands later, with its case as written', () => {
    expect(missingSentence(['the day when you left'], 'en')).toBe('Still missing: the day when you left.')
    expect(missingSentence(['Who won'], 'en')).toBe('You did not say who won.')
    expect(missingSentence(['who is McAda'], 'en')).toBe('You did not say who is McAda.')
    expect(missingSentence(['WHO won'], 'en')).toBe('You did not say WHO won.')
  })

  test.each<[string, Language, string]>([
    ['What did you make?', 'en', 'Still missing: what did you make?'],
    ['How many are left?', 'en', 'You did not say how many are left.'],
    ['Qu’as-tu fabriqué ?', 'fr', 'Il manque encore : qu’as-tu fabriqué ?'],
    ['Qui a gagné ?', 'fr', 'Tu n’as pas dit qui a gagné.'],
    ['Says how it went', 'en', 'You did not say how it went.'],
    ['how you did it', 'en', 'You did not say how you did it.'],
    ['when you will do it again', 'en', 'You did not say when you will do it again.'],
    ['who was there', 'en', 'You did not say who was there.'],
    ['quand est le rendez-vous', 'fr', 'Tu n’as pas dit quand est le rendez-vous.'],
    ['Says the title', 'en', 'Still missing: Says the title.'],
    ['Expliquer comment tu as fait', 'fr', 'Tu n’as pas dit comment tu as fait.'],
  ])('is a clause after “say”, or stays a direct question: %s', (expectation, language, sentence) => {
    expect(missingSentence([expectation], language)).toBe(sentence)
  })

  test('loses its stops, and stays in its own language', () => {
    expect(missingSentence(['who won?!…'], 'en')).toBe('You did not say who won.')
    expect(missingSentence(['si tu as gagné'], 'en')).toBe('Still missing: si tu as gagné.')
    expect(missingSentence(['si'], 'fr')).toBe('Tu n’as pas dit si.')
    expect(missingSentence(['le prix', 'la couleur'], 'fr')).toBe('Il manque encore : le prix ; la couleur.')
  })
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
    expect(compose({ isAccepted: true, said: `You name the plant. ${sentence}` })).toMatch(/You name the plant\.$/)
  })

  test.each(['You planted 3 seeds.', 'The score was close.', 'You note that it rained.'])(
    'but not one about something else: %s',
    (sentence) => expect(compose({ isAccepted: true, said: sentence })).toContain(sentence),
  )

  test('also between several spaces', () => {
    expect(compose({ isAccepted: true, said: 'One.   It is accepted.   Two.' })).toMatch(/One\. Two\.$/)
  })
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

describe('remarks', () => {
  test.each(['Well done!', '  ¡Great – job!', 'C’est   bien.', 'Bravo'])(
    'praise whatever stands between: %s',
    (sentence) => {
      expect(isPraise(sentence)).toBe(true)
    },
  )
  test.each(['How was it ?', 'How was it?', '– Add one more.', 'You have to count 2 cans'])('ask: %s', (sentence) => {
    expect(isRequest(sentence)).toBe(true)
  })
  test.each(['You named it.', 'The question mark (?) is there.'])('neither: %s', (sentence) => {
    expect([isPraise(sentence), isRequest(sentence)]).toEqual([false, false])
  })
})
