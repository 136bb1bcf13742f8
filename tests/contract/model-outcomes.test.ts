import { createModelEvaluator } from '@/lib/evaluation/evaluators/model/openai-model'
import { PROMPT_VERSION } from '@/lib/evaluation/evaluators/model/prompt'
import { grade } from '@/lib/evaluation/grade'
import { memberLevels } from '@/lib/users/level'
import { type ModelFake, startModelFake } from '../harness/model-fake'

const task = {
  title: 'Water the garden',
  description: 'Water the plants in the garden. Write which plants you watered and what you noticed about them.',
  expectations: [{ text: 'a plant, une plante, una planta', isHidden: false }],
}
const texts = {
  English:
    'I gave the tomatoes and the lemon plant two full cans. Three new leaves had come out on the small lemon plant.',
  French:
    'J’ai arrosé les tomates avec deux grands arrosoirs. La plante du balcon avait trois nouvelles feuilles vertes.',
  Spanish: 'Regué los tomates con dos regaderas grandes. La planta del balcón tenía tres hojas nuevas y muy verdes.',
}

let fake: ModelFake
beforeAll(async () => {
  fake = await startModelFake()
})
beforeEach(() => {
  fake.setMode('good')
  fake.requests.length = 0
})
afterAll(() => fake.close())
const model = () => createModelEvaluator({ baseURL: fake.baseURL, model: 'fake' })
const promptFor = async (request: Partial<Parameters<ReturnType<typeof model>['evaluate']>[0]>) => {
  await model().evaluate({ ...task, text: texts.English, ...request })
  return (fake.requests.at(-1)?.messages[0]?.content ?? '').replace(/[0-9a-f]{32}/g, 'CODE')
}

test('the recorded evaluator is the model with the version of its prompt', async () => {
  const { evaluator, promptVersion } = await model().evaluate({ ...task, text: texts.English })
  expect([evaluator, promptVersion, PROMPT_VERSION]).toEqual(['model:fake', 'model-5', 'model-5'])
})

test('a response without the fields of version 3 means no expectation met, no danger and not unsure', async () => {
  fake.setMode('older')
  const findings = await model().evaluate({ ...task, expectations: [], text: texts.English })
  expect(findings).toMatchObject({ expectations: [], isUnsure: false, showsDanger: false })
  expect(grade(findings, { ...task, expectations: [], text: texts.English }).isAccepted).toBe(true)
  const withExpectations = { ...task, text: texts.English }
  expect(grade(await model().evaluate(withExpectations), withExpectations).isAccepted).toBe(false)
})

describe('the member’s level', () => {
  test('is described in the prompt, differently for each level', async () => {
    const [starting, growing, sure] = await Promise.all(memberLevels.map((level) => promptFor({ level })))
    expect(starting).toMatch(/a child of six to eight/)
    expect(growing).toMatch(/a child of nine to eleven/)
    expect(sure).toMatch(/somebody of twelve or older/)
    expect(new Set([starting, growing, sure]).size).toBe(3)
  })

  test('is the default when the member has none', async () => {
    expect(await promptFor({ level: undefined })).toBe(await promptFor({ level: 'growing' }))
  })
})

describe('languages', () => {
  test.each(Object.entries(texts))('work in %s is evaluated and accepted', async (_, text) => {
    const subject = { ...task, text }
    expect(grade(await model().evaluate(subject), subject)).toMatchObject({ isAccepted: true, score: 100 })
  })

  test('feedback is requested in the text’s language, or else in the viewer’s', async () => {
    expect(await promptFor({ viewerLanguage: 'fr' })).toMatch(
      /language of the submission\s+where that is English or French, else in French/,
    )
    expect(await promptFor({})).toMatch(/else in English/)
  })

  test.each([
    ['Esta mañana he regado las plantas del balcón y después he barrido las hojas con mi abuela.', 'fr'],
    [texts.English, 'en'],
  ])('feedback is recorded with the language that was requested: %s', async (text, language) => {
    const subject = { ...task, text }
    const findings = await model().evaluate({ ...subject, viewerLanguage: 'fr' })
    expect(grade(findings, subject).feedbackLanguage).toBe(language)
  })
})

describe('a model that is unsure', () => {
  test('about good work neither accepts it nor causes an error', async () => {
    fake.setMode('unsure')
    const subject = { ...task, text: texts.English }
    const evaluation = grade(await model().evaluate(subject), subject)
    expect(evaluation).toMatchObject({ isAccepted: false, isUnsure: true })
    expect(evaluation.score).toBeLessThan(70)
    expect(evaluation.score).toBeGreaterThan(0)
  })

  test('may say what it could not judge', async () => {
    expect(await promptFor({})).toMatch(/isUnsure: true when you cannot tell/)
  })
})

describe('a model that reports danger', () => {
  test('returns it with the rest of the evaluation', async () => {
    fake.setMode('danger')
    expect(await model().evaluate({ ...task, text: texts.English })).toMatchObject({
      evaluator: 'model:fake',
      showsDanger: true,
    })
  })

  test('receives a definition of danger with counterexamples', async () => {
    expect(await promptFor({})).toMatch(/fear of a person, violence against them, or\s+wishes to harm themselves/)
  })
})
