import { criteria, type CriterionId, PASS_SCORE } from '@/lib/evaluation/rubric'
import type { Subject } from '@/lib/evaluation/subject'
import { text, helper, everywhere, graded, criterion } from '../../../fixtures/graded'

describe('an unsure evaluation', () => {
  test('has a score from 1 to 69 and asks for one more sentence', () => {
    const full = graded({ isUnsure: true })
    expect(full).toMatchObject({ score: 69, isAccepted: false, isUnsure: true })
    expect(full.feedback).toContain('It is not clear yet whether this does the task')
    expect(graded({ isUnsure: true, criteria: [] }).score).toBe(1)
    expect(graded({ isUnsure: true, criteria: everywhere('partial') }).score).toBe(50)
  })
})

describe('one sentence of the writer’s own', () => {
  const only = (said: string, id: CriterionId = 'clear') =>
    graded({ criteria: [{ id, level: 'full', evidence: [said] }] }, { text: said })

  test.each(['I watered the plants.', 'The plants are watered.'])('is easy to follow in part: %s', (said) => {
    expect(only(said)).toMatchObject({ score: 5, isAccepted: false })
    expect(criterion(only(said), 'clear')).toMatchObject({ level: 'partial', evidence: [said], points: 5 })
  })

  test('is one beside a task that uses its small words as well', () => {
    const description = 'Water the plants and look how they are.'
    const claimed = { id: 'clear' as const, level: 'full' as const, evidence: ['They are dry.'] }
    expect(graded({ criteria: [claimed] }, { description, text: 'They are dry.' }).score).toBe(5)
    expect(graded({ criteria: [claimed] }, { description, text: 'They are.' }).score).toBe(0)
  })

  test('earns nothing else, and a copy of the task nothing at all', () => {
    expect(only('I watered the plants.', 'answers').score).toBe(0)
    expect(only('Water the plants.').score).toBe(0)
  })
})

describe('hardly any words of its own', () => {
  const all = (said: string, level?: Subject['level']) =>
    graded({ criteria: everywhere('full', [said]) }, { text: said, level })

  test('are enough for those who start to write', () => {
    expect(all('Plants tomatoes', 'starting').score).toBe(100)
    for (const usual of [all('Plants tomatoes', 'growing'), all('Plants tomatoes')]) {
      expect(criterion(usual, 'answers')).toMatchObject({ level: 'none', evidence: [], points: 0 })
      expect(usual.score).toBe(5)
    }
  })

  test('earn half from two on, and all from four on', () => {
    expect(all('tomatoes radishes').score).toBe(50)
    expect(all('tomatoes radishes cucumbers').score).toBe(50)
    expect(all('tomatoes radishes cucumbers pumpkins').score).toBe(100)
    expect(all('tomatoes radishes cucumbers pumpkins', 'sure').score).toBe(100)
    expect(all('tomatoes radishes cucumbers', 'sure').score).toBe(50)
  })

  test('are the reason to ask for more, whichever criterion is the weakest', () => {
    const few = graded({ criteria: everywhere('full', ['tomatoes radishes']).slice(1) }, { text: 'tomatoes radishes' })
    expect(few.feedback).toContain('Next step: tell more.')
  })
})

describe('the next step', () => {
  test.each([
    ['answers', 'name the things from the task'],
    ['complete', 'tell more'],
    ['own', 'say it in your own words'],
  ] as const)('is about the weakest criterion: %s', (weakest, advice) => {
    const claims = criteria.map(({ id }) => ({
      id,
      level: id === weakest ? ('none' as const) : ('partial' as const),
      evidence: [helper],
    }))
    expect(graded({ criteria: claims }).feedback).toContain(`Next step: ${advice}`)
  })

  test('is the evaluator’s if it knows what would change the verdict', () => {
    expect(graded({ criteria: everywhere('none'), nextStep: 'Count the cans.' }).feedback).toContain('Count the cans.')
  })
})

test('the threshold itself accepts', () => {
  const claims = everywhere('full').filter(({ id }) => id === 'answers' || id === 'complete')
  expect(graded({ criteria: claims })).toMatchObject({ score: PASS_SCORE, isAccepted: true })
})

test('what other members wrote, and the criteria themselves, are no evidence', () => {
  expect(graded({}, {}, [text]).score).toBe(0)
  const label = 'It does what the task asks, tells enough in own words and ideas, and is easy to follow.'
  expect(graded({ criteria: everywhere('full', [label]) }, { text: label }).score).toBe(0)
})

test('the feedback is in the language of the text, unless the evaluator names its own', () => {
  const french = 'Mon cousin Tariq a tenu le tuyau. Le basilic était tout sec et nous avons rempli neuf arrosoirs.'
  expect(graded({}, { text: french })).toMatchObject({ feedbackLanguage: 'fr' })
  expect(graded({}, { text: french }).feedback).toMatch(/^Bravo\u202f!|^Continue/)
  expect(graded({ language: 'en' }, { text: french })).toMatchObject({ feedbackLanguage: 'en' })
  expect(
    graded({}, { title: 'Arroser les plantes', description: 'Arrose toutes les plantes.', text: 'ok' }),
  ).toMatchObject({ feedbackLanguage: 'fr' })
})

test('the reasoning is plain text of at most 2,000 characters', () => {
  expect(graded({ reasoning: '**Bold** <b>claims</b>' }).reasoning).toBe('Bold claims')
  expect(graded({ reasoning: 'word '.repeat(1_000) }).reasoning.length).toBeLessThanOrEqual(2_000)
  expect(graded({ reasoning: 'word '.repeat(1_000) }).reasoning.length).toBeGreaterThan(1_900)
})

test('what an evaluator says of a text that it would have accepted is no part of a refusal', () => {
  const invented = { criteria: everywhere('full', ['I flew to the moon.']), feedback: 'You name the helper.' }
  expect(graded(invented)).toMatchObject({
    isAccepted: false,
    feedback: graded({ ...invented, feedback: '' }).feedback,
  })
  expect(graded({ criteria: everywhere('partial') }).feedback).toMatch(/You name the helper\.$/)
})
