import { toDay } from '@/lib/calendar'
import { grade } from '@/lib/evaluation/grade'
import { criteria } from '@/lib/evaluation/rubric'
import {
  heldEvaluation,
  restEvaluation,
  reuseEvaluation,
  reuseFeedback,
  reuseFindings,
} from '@/lib/submissions/reuse/feedback'

const english = 'I made my bed and fluffed the pillow.'
const french = 'J’ai fait mon lit et j’ai secoué les draps avec mon frère.'
const today = toDay('2026-03-02')
const feedback = (isOwn: boolean, on: string | null, text: string) =>
  reuseFeedback({ isOwn, on: on === null ? null : toDay(on), share: 1 }, text, today, 'en')

test.each([
  [true, '2026-03-01', english, 'You told this on Sunday. What was different today?'],
  [true, '2026-02-24', english, 'You told this on Tuesday. What was different today?'],
  [true, '2026-02-23', english, 'You told this on February 23. What was different today?'],
  [true, '2026-03-02', english, 'You told this today already. What was different this time?'],
  [false, '2026-02-24', english, 'This was already told in the family on Tuesday. Tell it in your own words.'],
  [false, '2026-03-02', english, 'This was already told in the family today. Tell it in your own words.'],
  [true, null, english, 'You told all of this before, in parts. What was different this time?'],
  [false, null, english, 'All of this was already told in the family, in parts. Tell it in your own words.'],
  [
    true,
    null,
    french,
    'Tu as déjà raconté tout cela, en plusieurs fois. Qu’est-ce qui était différent cette fois\u202f?',
  ],
  [
    false,
    null,
    french,
    'Tout cela a déjà été raconté dans la famille, en plusieurs fois. Raconte-le avec tes propres mots.',
  ],
  [true, '2026-02-24', french, 'Tu l’as déjà raconté mardi. Qu’est-ce qui était différent aujourd’hui\u202f?'],
  [true, '2026-03-02', french, 'Tu l’as déjà raconté aujourd’hui. Qu’est-ce qui était différent cette fois\u202f?'],
  [
    false,
    '2026-02-01',
    french,
    'Cela a déjà été raconté dans la famille le 1er février. Raconte-le avec tes propres mots.',
  ],
])('own text %s, used %s', (isOwn, on, text, expected) => expect(feedback(isOwn, on, text)).toBe(expected))

test('the evaluation of a reused text scores 0 and does not name the author', () => {
  const expectations = [{ text: 'what you did', isHidden: false }]
  const subject = { title: 'Bed', description: 'Make your bed.', text: english, expectations }
  const evaluation = reuseEvaluation({ isOwn: false, on: toDay('2026-02-24'), share: 0.934 }, subject, today, 'en')
  expect(evaluation).toMatchObject({ score: 0, isAccepted: false })
  expect(evaluation.reasoning).toBe('Most of what this text says is also in texts that were accepted.')
  expect(evaluation).toMatchObject({ criteria: [], expectations: [] })
})

test('the evaluation of the new part of a text says so, in the language of the text', () => {
  const evaluation = reuseEvaluation(
    { isOwn: true, on: null, share: 0.7 },
    { title: '', description: '', text: english },
    today,
    'en',
  )
  expect(evaluation.reasoning).toBe('70% of what this text says is also in texts of yours that were accepted.')
  const read = { ...evaluation, feedback: 'Well done.', reasoning: 'It fits.' }
  expect(restEvaluation(read, 0)).toBe(read)
  expect(restEvaluation(read, 14)).toEqual({
    ...read,
    feedback: 'Well done. A part of it was told before: only what is new was looked at.',
    reasoning: 'The part of this text that is also in accepted ones was left out. It fits.',
  })
  expect(restEvaluation({ ...read, reasoning: 'Cela va.', feedbackLanguage: 'fr' }, 14)).toMatchObject({
    feedback: expect.stringMatching(/Une partie a déjà été racontée/),
    reasoning: 'La partie de ce texte qui se trouve dans des textes acceptés n’a pas été lue. Cela va.',
  })
})

test('a text in another language is answered in the viewer’s', () => {
  const spanish = 'Esta mañana he regado las plantas del balcón y después he barrido las hojas con mi abuela.'
  const subject = { title: 'Plants', description: 'Water the plants.', text: spanish }
  const reuse = { isOwn: true, on: null, share: 0.7 }
  expect(reuseEvaluation(reuse, subject, today, 'fr')).toMatchObject({
    feedbackLanguage: 'fr',
    feedback: expect.stringMatching(/^Tu as déjà raconté/),
    reasoning: '70\u00a0% de ce que dit ce texte se trouve dans plusieurs de tes textes acceptés.',
  })
  expect(reuseEvaluation(reuse, { ...subject, text: english }, today, 'fr').feedbackLanguage).toBe('en')
})

test('an accepted evaluation of a text that a person refused before, or like another one, is unsure and shows no findings', () => {
  const subject = { title: 'Bed', description: 'Make your bed.', text: french }
  const quote = { level: 'full' as const, evidence: [french] }
  const findings = { ...reuseFindings, criteria: criteria.map(({ id }) => ({ id, ...quote })), language: 'fr' as const }
  const accepted = { ...grade(findings, subject), isAccepted: true, score: 90 }
  expect(heldEvaluation(accepted, { wasRefused: true, alike: null })).toMatchObject({
    ...{ isAccepted: false, isUnsure: true, score: 69, criteria: [] },
    reasoning: 'Une personne a refusé ce texte, ou des phrases de ce texte, pour une autre tâche.',
    feedback:
      'Un adulte n’a pas accepté ce texte, ou une partie, pour une autre tâche. Tu peux demander à un adulte de regarder.',
  })
  expect(heldEvaluation(accepted, { wasRefused: false, alike: 'toOthers' })).toMatchObject({
    ...{ isAccepted: false, isUnsure: true, score: 69, criteria: [] },
    reasoning: expect.stringMatching(/^L’essentiel de ce que dit ce texte/),
    feedback: expect.stringMatching(/^Cela ressemble beaucoup .* Tu peux aussi demander à un adulte de regarder\.$/),
  })
  expect(heldEvaluation(accepted, { wasRefused: false, alike: null })).toBe(accepted)
  const rejected = { ...accepted, isAccepted: false }
  expect(heldEvaluation(rejected, { wasRefused: true, alike: null })).toBe(rejected)
})
