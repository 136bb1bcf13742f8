import speltByEar from '@/lib/evaluation/evaluators/built-in/data/spelt-by-ear.json'
import { parseText } from '@/lib/evaluation/evaluators/built-in/parsed-text'
import { clausesAsMeant } from '@/lib/evaluation/evaluators/built-in/clauses'
import { kindsShown } from '@/lib/evaluation/evaluators/built-in/expectation-kinds'
import { respelling } from '@/lib/evaluation/evaluators/built-in/respell'
import { evaluate } from '@/tests/harness/evaluation-rates'

const english = (text: string) => respelling(text, 'en', '').respell(text)
const french = (text: string) => respelling(text, 'fr', '').respell(text)

test.each([
  ['she sed they tuk it wiv them', 'she said they took it with them'],
  ['i bort choclit becoz it woz my berthday', 'i bought chocolate because it was my birthday'],
])('frequent words are read as children spell them by ear: %s', (written, meant) =>
  expect(english(written)).toBe(meant),
)

test.each([
  ['jété contan é javé fin', "j'étais content et j'avais fin"],
  ['aprè on a rigolé avek lé copin paske cété facil', "après on a rigolé avec les copain parce que c'était facile"],
])('frequent French words are read as children spell them by ear: %s', (written, meant) =>
  expect(french(written)).toBe(meant),
)

test('a word of the task is left as it is', () => {
  expect(respelling('', 'en', 'Feed Wiv the hamster.').respell('i fed wiv')).toBe('i fed wiv')
})

test.each(['en', 'fr'] as const)('each spelling stands for one word, and is none itself: %s', (language) => {
  const all = Object.values(speltByEar[language]).flatMap((each) => each.split(' '))
  expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([])
  expect(all.filter((each) => each in speltByEar[language])).toEqual([])
})

test('misspelt words join clauses, and without punctuation each subject begins one', () => {
  expect(clausesAsMeant('we plade uno wiv dad', english, 'en')).toEqual(['we plade uno', 'wiv dad'])
  const long = 'we ran round the lake in the rain it was hard up the hill my leg hurt'
  expect(clausesAsMeant(long, english, 'en')).toEqual([
    'we ran round the lake in the rain',
    'it was hard up the hill my leg hurt',
  ])
})

test('a name without a capital is one where people are named', () => {
  expect(kindsShown('i sat next to malo', 'i sat next to malo', 'en')).toContain('person')
  expect(kindsShown('i sat next to bread', 'i sat next to bread', 'en')).not.toContain('person')
  expect(kindsShown('avec lina', 'avec lina', 'fr')).toContain('person')
})

test('a misspelt text without punctuation that tells all is accepted', async () => {
  const expectations = ['who you played against', 'the score', 'how you felt'].map((text) => ({
    text,
    isHidden: false,
  }))
  const task = {
    title: 'Your match',
    description: 'Tell us about your match.',
    expectations,
    level: 'starting',
  } as const
  const text = 'we plade agenst the blu teem an we lost 6 too 4 i frew the ball in the gole wuns i woz hapy'
  expect((await evaluate({ ...task, text })).isAccepted).toBe(true)
})

test.each([
  ['jé demandé une voiture télécomandé é un lego ninjago', false],
  ['he pedido un coche teledirigido y un lego ninjago', true],
])('French by ear is no other language: %s', (text, isForeign) => {
  const task = { title: 'Lettre au Père Noël', description: 'Écris ta lettre et raconte.' }
  expect(parseText(text, task).isForeign).toBe(isForeign)
})
