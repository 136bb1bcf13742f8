import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { grade } from '@/lib/evaluation/grade'

async function accepts(question: string, answer: string, text: string): Promise<boolean> {
  const subject = { title: question, description: '', text, expectations: [{ text: answer, isHidden: true }] }
  return grade(await builtInRules.evaluate(subject), subject).isAccepted
}

const minutes = ['How many minutes are in an hour?', '60 minutes'] as const
const grams = ['How many grams are in a kilogram?', '1000 grams'] as const
const twoHours = ['How many minutes are in two hours?', '120 minutes'] as const
const metre = ['Combien de centimètres y a-t-il dans un mètre ?', '100 centimètres'] as const
const leapYear = ['How many days has a leap year?', '366 days'] as const
const bissextile = ['Combien de jours compte une année bissextile ?', '366 jours'] as const
const tricycle = ['How many wheels has a tricycle?', '3'] as const
const insect = ['How many legs does an insect have?', 'six legs'] as const

describe('what the question names is no amount of the answer', () => {
  test.each([
    [...minutes, 'There are 50 minutes in an hour.'],
    [...minutes, 'An hour has 100 minutes.'],
    [...minutes, '1 hour'],
    [...grams, 'A kilogram has 500 grams.'],
    [...grams, 'There are 10 grams in 1 kilogram.'],
    [...twoHours, 'There are 90 minutes in two hours.'],
    [...metre, 'Il y a 10 centimètres dans un mètre.'],
    [...metre, 'Un mètre fait 1000 centimètres'],
    [...leapYear, 'A leap year has 364 days.'],
    [...bissextile, 'Une année bissextile compte 365 jours.'],
  ])('%s %s: not %s', async (question, answer, text) => {
    expect(await accepts(question, answer, text)).toBe(false)
  })

  test.each([
    [...minutes, 'There are 60 minutes in an hour.'],
    [...minutes, 'One hour has sixty minutes.'],
    [...grams, 'A kilogram has 1,000 grams.'],
    [...twoHours, 'Two hours are a hundred and twenty minutes.'],
    [...metre, 'Dans un mètre il y a cent centimètres.'],
    [...leapYear, 'A leap year has 366 days.'],
    [...leapYear, 'In a leap year there are 366 days, I looked it up.'],
    [...bissextile, 'Une année bissextile compte 366 jours.'],
  ])('%s %s: %s', async (question, answer, text) => {
    expect(await accepts(question, answer, text)).toBe(true)
  })
})

test.each([
  ['A bus makes 4 tours with 25 children. How many children in all?', '100', '4 x 25, so a hundred children'],
  ['Combien font 6 fois 8 ?', '48', '6 fois 8 font 48'],
  ['How many arms has a starfish?', '5', 'its 5 i counted on a plastic one'],
  ['How much is the stamp?', '90 cents', 'ninety cents'],
  ['How long is the break?', '30 minutes', 'half an hour'],
  ['How long is the film?', '90 minutes', 'one and a half hours'],
])('%s %s: %s', async (question, answer, text) => {
  expect(await accepts(question, answer, text)).toBe(true)
})

describe('numbers of something else, or that are denied, are no second answer', () => {
  test.each([
    [...tricycle, 'A tricycle has three wheels, and a car has four'],
    [...tricycle, '3, not 4'],
    [...insect, 'All insects have six legs and spiders have eight.'],
    ['Combien de pattes a une mouche ?', '6', 'Une mouche a six pattes mais une araignée huit'],
  ])('%s %s: %s', async (question, answer, text) => {
    expect(await accepts(question, answer, text)).toBe(true)
  })

  test.each([
    [...tricycle, 'four, not three'],
    [...insect, 'A spider has six legs, an insect eight.'],
    [...insect, 'An insect has six legs, I mean eight'],
    [...insect, 'An insect has six legs. Dad says eight.'],
    ['Combien de pattes a une mouche ?', '6', 'huit, pas six'],
  ])('%s %s: not %s', async (question, answer, text) => {
    expect(await accepts(question, answer, text)).toBe(false)
  })
})

test('a word spelt letter by letter is the expected one, or its end', async () => {
  const question = 'Comment écrit-on « bateau » au pluriel ?'
  expect(await accepts(question, 'bateaux', 'des bateaux, e-a-u-x')).toBe(true)
  expect(await accepts(question, 'bateaux', 'bateaux, b a t o')).toBe(false)
})

const dog = ['Combien de pattes a un chien ?', '4 pattes'] as const

test.each([
  [...tricycle, 'four wheels and a bike three', false],
  [...tricycle, 'four wheels and a bike has three', false],
  [...dog, 'deux et un chat en a quatre', false],
  [...tricycle, 'three wheels and a bike has two', true],
  [...tricycle, 'four wheels on a car and a tricycle three', true],
  [...dog, 'quatre et un oiseau en a deux', true],
])(
  'the number of another thing is neither the answer nor a rival: %s %s %s',
  async (question, answer, text, isRight) => {
    expect(await accepts(question, answer, text)).toBe(isRight)
  },
)

const freezing = ['At what temperature does water freeze?', '0 degrees Celsius'] as const

test.each([
  [...freezing, 'zero, or 32 on the old thermometer', true],
  [...freezing, '32 Fahrenheit', true],
  [...freezing, '0 or 32 degrees Celsius', false],
  [...freezing, '32 degrees', false],
  [...freezing, 'zero or ten', false],
  ['How long is the rope?', '3 metres', '3 metres or 300 cm', true],
  ['How long is the rope?', '3 metres', '3 metres or 30 cm', false],
  ['Qu’est-ce qui miaule ?', 'un chat', 'un chat ou un chien', false],
])('an amount may be told in two units: %s %s %s', async (question, answer, text, isRight) => {
  expect(await accepts(question, answer, text)).toBe(isRight)
})

test.each([
  ['Combien de pattes a un chien ?', '4', 'quatr'],
  ['Combien de pattes a un chien ?', '4', 'katre'],
  ['Combien de jours a une semaine ?', '7', 'set'],
  ['Combien font 20 et 3 ?', '23', 'vint trois'],
  ['Combien font 20 et 3 ?', '23', 'vint-troi'],
  ['Combien font 10 et 3 ?', '13', 'treze'],
  ['Combien font 6 × 2 ?', '12', 'douz'],
  ['Combien font 6 × 7 ?', '42', 'karante deu'],
  ['Combien font 7 × 8 ?', '56', 'cinkante six'],
  ['Combien font 9 × 9 ?', '81', 'katre vin un'],
  ['What is 7 × 8?', '56', 'fivety six'],
])('a number that is spelt by ear is read: %s %s %s', async (question, answer, text) => {
  expect(await accepts(question, answer, text)).toBe(true)
})

describe('a result that is made another number is no answer, but other numbers may have limits', () => {
  const product = ['How much is 7 × 8?', '56'] as const
  const apples = ['Combien de pommes reste-t-il ?', '3'] as const
  test.each([
    [...product, 'double 56', false],
    [...product, 'It is half of 56.', false],
    [...product, 'a bit more then 56', false],
    [...product, 'It is 56 but more than 60', false],
    ['Combien font 7 × 8 ?', '56', 'le double de 56', false],
    ['Combien font 7 × 8 ?', '56', 'moins de 56', false],
    ['Combien font 7 × 8 ?', '56', 'Le double de 28, donc 56.', true],
    ['How much is half of 56?', '28', 'Half of 56 is 28.', true],
    ['How many teeth has the comb?', 'more than 40', 'It has more than 40 teeth.', true],
    ['In which room are the mummies?', '12', 'They are in room 12.', true],
    ['At what temperature does water freeze?', '0 °C', 'Water freezes below 0 degrees', true],
    [...apples, 'plus que 3', true],
    [...apples, 'Il ne reste plus que 3 pommes.', true],
  ])('%s %s: %s', async (question, answer, text, expected) => {
    expect(await accepts(question, answer, text)).toBe(expected)
  })
})
