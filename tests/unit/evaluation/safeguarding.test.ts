import { dangerEvaluation, dangerFindings } from '@/lib/evaluation/safeguarding'

test('a text with signs of danger is neither accepted nor refused: its writer is thanked, and a person reads it', () => {
  expect(dangerEvaluation('Somebody hurts me at home and I am afraid to tell my mother.', 'fr')).toEqual({
    score: 50,
    isAccepted: false,
    isUnsure: true,
    feedback: 'Thank you for telling. A grown-up will read this.',
    feedbackLanguage: 'en',
    reasoning: '',
    criteria: [],
    expectations: [],
  })
})

test('the thanks are in the text’s language, else in the viewer’s', () => {
  const french = dangerEvaluation('Quelqu’un me fait du mal à la maison et j’ai peur de le dire à ma mère.', 'en')
  expect(french).toMatchObject({ feedbackLanguage: 'fr', feedback: "Merci de l'avoir dit. Un adulte va le lire." })
  expect(dangerEvaluation('', 'fr').feedbackLanguage).toBe('fr')
  expect(dangerEvaluation('', 'en').feedbackLanguage).toBe('en')
})

test('what is stored of such a text names no evaluator’s findings', () => {
  expect(dangerFindings).toEqual({
    evaluator: 'safeguarding',
    promptVersion: '2',
    criteria: [],
    showsDanger: true,
    reasoning: '',
    feedback: '',
  })
})
