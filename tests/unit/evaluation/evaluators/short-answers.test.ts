import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { grade } from '@/lib/evaluation/grade'

async function isAccepted(question: string, hidden: string, text: string) {
  const expectations = [{ text: hidden, isHidden: true }]
  const subject = { title: question.replace('?', ''), description: question, text, expectations }
  return grade(await builtInRules.evaluate(subject), subject).isAccepted
}

describe('an answer names all of what was asked for', () => {
  test.each([
    ['What is in the sandwich?', 'bread and cheese', 'bread and sand'],
    ['What colours has a zebra?', 'black and white', 'orange with black'],
    ['Qu’y a-t-il dans le sac ?', 'une gourde et un pull', 'une gourde et une pomme'],
    ['Which three colours are the primary ones?', 'red, yellow and blue', 'red and blue'],
    ['Cite les quatre saisons.', 'printemps, été, automne, hiver', 'l’été, l’hiver et le printemps'],
  ])('%s %s is not answered by: %s', async (question, hidden, text) => {
    expect(await isAccepted(question, hidden, text)).toBe(false)
  })

  test.each([
    ['What is in the sandwich?', 'bread and cheese', 'some cheese and some bread'],
    ['What colours has a zebra?', 'black and white', 'white with black stripes'],
    ['Name one of the colours of a zebra.', 'black and white', 'white'],
    ['Name two mammals of the sea.', 'whale, dolphin', 'a whale and a dolphin'],
    ['Cite les quatre saisons.', 'printemps, été, automne, hiver', 'l’été, l’hiver, l’automne et le printemps'],
    ['What are the states of matter?', 'solid, liquid and gas', 'Solid and liquid, I learned it at school'],
  ])('%s %s is answered by: %s', async (question, hidden, text) => {
    expect(await isAccepted(question, hidden, text)).toBe(true)
  })
})

describe('an answer may be short for the expected one', () => {
  const fish = ['Is a whale a fish?', 'no, it is a mammal'] as const
  const ship = ['Which way does the ship sail?', 'south-west'] as const
  const vent = ['D’où vient le vent ?', 'du nord-ouest'] as const
  const strings = ['Name the strings of a viola from the lowest.', 'C, G, D, A'] as const
  const spelling = ['How do you spell the plural of knife?', 'knives'] as const

  test.each([
    [...fish, 'no'],
    ['La baleine est-elle un poisson ?', 'non, c’est un mammifère', 'non'],
    [...ship, 'SW'],
    [...ship, 'To the southwest.'],
    [...vent, 'N-O'],
    [...vent, 'C’est le nord-ouest, pas le sud.'],
    ['De quel côté le soleil se lève-t-il ?', 'à l’est', 'il se lève vers l’est'],
    [...strings, 'The lowest is C, then G, then D, and the top one is A.'],
    [...strings, 'A viola has c g d a'],
    ['Which notes are in the chord?', 'C, E and G', 'g e c'],
    [...spelling, 'k n i v e s'],
    [...spelling, 'K-N-I-V-E-S'],
  ])('%s %s is answered by: %s', async (question, hidden, text) => {
    expect(await isAccepted(question, hidden, text)).toBe(true)
  })

  test.each([
    [...fish, 'yes'],
    [...fish, 'no, it is a bird'],
    ['Is a whale a fish, and why?', 'no, it is a mammal', 'no'],
    [...ship, 'SE'],
    [...ship, 'south'],
    [...ship, 'the wind'],
    [...vent, 'C’est à gauche'],
    [...strings, 'A, D, G, C'],
    [...strings, 'C, G, D, E'],
    ['In which order do the seasons come?', 'spring, summer, autumn', 'summer, spring, autumn'],
    [...spelling, 'k n i f e s'],
    [...spelling, 'k n i f e'],
  ])('%s %s is not answered by: %s', async (question, hidden, text) => {
    expect(await isAccepted(question, hidden, text)).toBe(false)
  })
})

describe('what an answer compares with is not its answer', () => {
  const planet = ['Which planet has the red spot?', 'Jupiter'] as const
  const animal = ['Quel animal court si vite ?', 'le guépard'] as const

  test.each([
    [...planet, 'bigger than Jupiter'],
    [...planet, 'Saturn, it is smaller than Jupiter'],
    [...animal, 'plus rapide que le guépard'],
  ])('%s %s is not answered by: %s', async (question, hidden, text) => {
    expect(await isAccepted(question, hidden, text)).toBe(false)
  })

  test.each([
    [...planet, 'Jupiter, it is bigger than Saturn'],
    [...animal, 'le guépard, plus rapide que le lion'],
    ['What is a whale?', 'bigger than an elephant', 'It is bigger than an elephant'],
  ])('%s %s is answered by: %s', async (question, hidden, text) => {
    expect(await isAccepted(question, hidden, text)).toBe(true)
  })
})

test.each([
  ['Who are Harry’s friends?', 'Ron and Hermione', 'Ron Weasley and Hermione Granger', true],
  ['Qui a gagné le tournoi ?', 'Lucie et Marc', 'Marc Dubois et Lucie Petit', true],
  ['Who are Harry’s friends?', 'Ron and Hermione', 'Ron Weasley and Draco Malfoy', false],
  ['What is the capital of Italy?', 'Rome', 'Paris, Rome, London', false],
  ['Quel fleuve traverse Paris ?', 'la Seine', 'La Loire, la Seine, le Rhône et la Garonne', false],
])('a surname is no other name: %s %s %s', async (question, hidden, text, isRight) => {
  expect(await isAccepted(question, hidden, text)).toBe(isRight)
})

test('a misspelt word may begin with l or d without an article', async () => {
  expect(await isAccepted('Quel fleuve coule à Montréal ?', 'le Saint-Laurent', 'le Laurant')).toBe(true)
  expect(await isAccepted('Quel est le contraire de « monter » ?', 'descendre', 'décendre')).toBe(true)
})

describe('another thing in place of the expected one is another answer', () => {
  const fish = ['What is the biggest fish?', 'the whale shark'] as const
  const salt = ['Pourquoi la mer est-elle salée ?', 'les rivières apportent du sel'] as const

  test.each([
    [...fish, 'The blue whale'],
    [...salt, 'les rivières apportent du sable'],
    ['Why is the sea salty?', 'rivers bring salt', 'because rivers bring sand'],
  ])('%s %s is not answered by: %s', async (question, hidden, text) => {
    expect(await isAccepted(question, hidden, text)).toBe(false)
  })

  test.each([
    [...fish, 'a whale shark'],
    [...salt, 'les rivières transportent du sel des montagnes'],
    ['What causes the tides?', 'the moon’s gravity', 'the moon pulls the water'],
    ['Which ocean is the largest?', 'the Pacific Ocean', 'the Pacific'],
  ])('%s %s is answered by: %s', async (question, hidden, text) => {
    expect(await isAccepted(question, hidden, text)).toBe(true)
  })
})

test.each([
  ['King Henry the Seventh', false],
  ['King Henry the Eighth', true],
  ['Henry, he was the second son', true],
  ['Henry', true],
])('an ordinal in words is compared with a Roman numeral: %s', async (text, isRight) => {
  expect(await isAccepted('Which king had six wives?', 'Henry VIII', text)).toBe(isRight)
})

test.each([
  ['vitamin D from the sun and the hay', false],
  ['they need vitamin c', true],
  ['It is C!', true],
])('a letter names one of several: %s', async (text, isRight) => {
  expect(await isAccepted('Which vitamin must guinea pigs get from their food?', 'vitamin C', text)).toBe(isRight)
})

test.each([
  ['What is the name of the two cymbals?', 'the hi-hat', 'the hihat', true],
  ['Qu’est-ce qui équilibre un ascenseur ?', 'le contrepoids', 'un gros contre poids en fonte', true],
  ['Qu’est-ce qui équilibre un ascenseur ?', 'le contrepoids', 'un gros poids', false],
])('a compound may be spaced in another way: %s %s %s', async (question, hidden, text, isRight) => {
  expect(await isAccepted(question, hidden, text)).toBe(isRight)
})

const compass = ['Which way does moss grow?', 'north'] as const
test.each([
  [...compass, 'It isn’t north', false],
  [...compass, 'It is never north', false],
  ['De quel côté se couche le soleil ?', 'à l’ouest', 'dire l’ouest est faux', false],
  ['Où est l’étoile polaire ?', 'au nord', 'Le nord est là', true],
  ['What is the symbol of oxygen?', 'O', 'W', false],
  ['Which strings has a cello that a violin has not? Two letters.', 'C and G', 'I think C and G are wrong', false],
  ['Who was there?', 'no one', 'no', false],
  ['Does wood float?', 'yes, it floats', 'yes, it does not', false],
  ['How warm is the sea in March?', '10 degrees', '50 or 10', false],
  ['Name three animals from the forest.', 'deer, fox, owl', 'an owl, a fox and a deer', true],
  ['Name two of the three states of water.', 'solid, liquid, gas', 'solid and liquid', true],
  ['Give a colour of the zebra.', 'black and white', 'white', true],
  ['Cite une couleur du zèbre.', 'noir et blanc', 'blanc', true],
])('%s %s: %s', async (question, hidden, text, isRight) => {
  expect(await isAccepted(question, hidden, text)).toBe(isRight)
})

test.each([
  ['Que boivent les plantes ?', 'de l’eau', 'leau', true],
  ['Que boivent les plantes ?', 'de l’eau', 'de lair', false],
  ['Quel animal a une trompe ?', 'l’éléphant', 'élefant', true],
  ['What does a plant need?', 'light, water and air', 'air water and lite', true],
  ['What does a plant need?', 'light, water and air', 'light and worter and air', true],
])('answers may be spelt by ear: %s %s %s', async (question, hidden, text, isRight) => {
  expect(await isAccepted(question, hidden, text)).toBe(isRight)
})

test.each([
  ['True or false: spiders are insects?', 'false', 'true false', false],
  ['True or false: spiders are insects?', 'false', 'It is false', true],
  ['Is the heart left or right?', 'left', 'left and right', false],
  ['Is 7 odd or even?', 'odd', 'It is odd. It is even.', false],
  ['Which is bigger, the sun or the moon?', 'the sun', 'the sun. the moon.', false],
  ['Which is bigger, the sun or the moon?', 'the sun', 'The sun is bigger than the moon.', true],
  ['Which animal hunts at night, the owl or the hen?', 'the owl', 'The owl does. The hen does.', false],
  ['Where does the sun rise?', 'in the east', 'east west', false],
  ['Vrai ou faux : la Terre est plate ?', 'faux', 'vrai et faux', false],
  ['What is the capital of Australia?', 'Canberra', 'Sydney Canberra Melbourne', false],
  ['Who wrote the Ode to Joy?', 'Beethoven', 'Ludwig van Beethoven', true],
  ['Quel fleuve traverse Paris ?', 'la Seine', 'Loire. Seine. Rhone.', false],
  ['Which planet is nearest to the sun?', 'Mercury', 'Mercury is hot. Venus is bright. Mars is red.', false],
  ['Which vitamin must guinea pigs eat?', 'vitamin C', 'Vitamin A. B. C. D. E. K.', false],
  ['Which vitamin must guinea pigs eat?', 'vitamin C', 'vitamin c and vitamin d', false],
])('naming several is a guess: %s %s %s', async (question, hidden, text, isRight) => {
  expect(await isAccepted(question, hidden, text)).toBe(isRight)
})

describe('« et non » denies what follows it, and not at the beginning', () => {
  const capital = ['Quelle est la capitale de l’Italie ?', 'Rome'] as const
  const orbit = ['Est-ce que le soleil tourne autour de la Terre ?', 'la Terre tourne autour du Soleil'] as const
  test.each([
    [...capital, 'Milan et non Rome', false],
    [...capital, 'Milan, mais non Rome', false],
    [...capital, 'Rome et non Milan', true],
    [...orbit, 'Et non, la Terre tourne autour du Soleil', true],
  ])('%s %s: %s', async (question, hidden, text, expected) => {
    expect(await isAccepted(question, hidden, text)).toBe(expected)
  })
})

test('two years are two answers', async () => {
  const war = ['When did the second world war end?', '1945'] as const
  expect([await isAccepted(...war, '1944 or 1945'), await isAccepted(...war, 'in 1945')]).toEqual([false, true])
})
