import { evaluate } from '../../../harness/evaluation-rates'

const asked = (...texts: string[]) => texts.map((text) => ({ text, isHidden: false }))
const hidden = (...texts: string[]) => texts.map((text) => ({ text, isHidden: true }))
const room = { title: 'Tidy your bedroom', description: 'Tidy your bedroom: make your bed and put your things away.' }
const water = { title: 'Water the plants', description: 'Water the plants on the balcony.' }

test.each([
  [
    { title: 'Se promener', description: 'Promène-toi et raconte.' },
    'On est allés au parc et Hugo a fait du toboggan dix fois.',
  ],
  [
    { title: 'Go for a walk', description: 'Take a walk and tell about it.' },
    'We went to the park and I played tag with Nora and Eli until it got dark.',
  ],
  [
    { title: 'Swimming bag', description: 'Pack your own bag for Thursday.' },
    'Goggles, purple towel, a pound for the locker, and a banana in the side pocket for the bus home.',
  ],
  [
    { title: 'Vider le lave-vaisselle', description: 'Range la vaisselle propre à sa place.' },
    'Tout est rangé sauf la grande passoire, je ne touche pas l’étagère, elle est sur le micro-ondes.',
  ],
])('an outing is no interruption, and a list of things no empty phrase: %j %s', async (task, text) => {
  expect((await evaluate({ ...task, text })).isAccepted).toBe(true)
})

describe('something forgotten or not gone wrong beside the work is no confession', () => {
  test.each([
    [
      { title: 'Ten lengths of backstroke', description: 'Swim ten lengths on your back.' },
      'Swam all ten, but bumped my head on the wall at number seven because I forgot to count the flags.',
    ],
    [
      { title: 'Bake with Grandma', description: 'Bake something with Grandma and tell us about it.' },
      'I baked a lemon cake with Grandma but I forgot the sugar, so it was very sour and we put honey on top.',
    ],
    [
      { title: 'Promène le chien', description: 'Promène Rex après l’école et raconte.' },
      "J'ai promené Rex au bord du canal, j'ai oublié la laisse alors je l'ai tenu par le collier jusqu'au pont.",
    ],
    [
      { title: 'Practise the piano', description: 'Practise the piano and tell what went well.' },
      'I practised the sonatina three times and today I did not make a mistake in bar four.',
    ],
    [room, 'I did not forget my bed this time: I made it before breakfast and put the blue pillow on top.'],
    [water, "J'ai arrosé le basilic et les tomates, je n'ai pas fait déborder le pot cette fois."],
  ])('%o: %s', async (task, text) => {
    expect((await evaluate({ ...task, text })).isAccepted).toBe(true)
  })

  test.each([
    [room, 'I forgot to tidy my room because I was at football.'],
    [water, 'I played football with Sam and then I forgot the plants.'],
    [room, "J'ai oublié de ranger ma chambre, pardon."],
    [
      {
        title: 'Game night',
        description: 'Play a game and tell us.',
        expectations: asked('what you played', 'who won', 'how you felt'),
      },
      'Nous n’avons pas joué. On aurait joué aux dames, Papa aurait gagné et on serait contents.',
    ],
  ])('but the task forgotten is one: %o: %s', async (task, text) => {
    expect((await evaluate({ ...task, text })).isAccepted).toBe(false)
  })
})

describe('what will be done is not done', () => {
  test.each([
    [water, 'Tomorrow I will water the basil with two cups and then I will give the lemon tree some food.'],
    [room, 'Samedi je ferai mon lit, je rangerai mes livres et je passerai l’aspirateur sous le bureau.'],
    [water, 'Je vais arroser le basilic et les tomates, puis je vais mettre de l’engrais au citronnier.'],
    [
      {
        title: 'Game night',
        description: 'Play a game.',
        expectations: asked('what you played', 'who won', 'how you felt'),
      },
      'Next week I will play Memory with Grandma, she will win and I will be proud.',
    ],
  ])('%o: %s', async (task, text) => {
    expect((await evaluate({ ...task, text })).isUnsure).toBe(true)
  })

  test.each([
    [
      { title: 'Plan your Saturday', description: 'Plan your Saturday and write what you will do.' },
      'In the morning I will go to judo with Sam. After lunch I will bake bread with Grandma and then read my comic.',
    ],
    [
      room,
      'I made my bed and put my socks in the basket. Next week I will vacuum the carpet too because I saw crumbs.',
    ],
  ])('unless the task asks for a plan, or something was done: %o: %s', async (task, text) => {
    expect((await evaluate({ ...task, text })).isAccepted).toBe(true)
  })
})

test('work that was not done is not accepted because its story meets the expectations', async () => {
  const expectations = asked('what you played', 'who won', 'how you felt')
  const text = 'We did not play Ludo because Lina was at school. Nobody won. I was angry and bored.'
  const task = { title: 'Game night', description: 'Play a game and tell us.', expectations }
  expect((await evaluate({ ...task, text })).isAccepted).toBe(false)
})

describe('words of the task answer an expectation', () => {
  const chess = {
    title: 'Chess with Grandad',
    description: 'Play chess with Grandad.',
    expectations: asked('who won', 'your best move'),
  }

  test('when they name a person in the title', async () => {
    const text = 'Grandad won. My best move was taking his queen with a knight.'
    expect((await evaluate({ ...chess, text })).isAccepted).toBe(true)
  })

  test('but not the task itself', async () => {
    expect((await evaluate({ ...chess, text: 'Chess with Grandad who won your best move.' })).isAccepted).toBe(false)
    expect((await evaluate({ ...chess, text: 'Who won. Your best move.' })).score).toBe(0)
  })
})

test.each([
  ['Set the table', 'Set the table for dinner.', 'The table is set for dinner.'],
  ['Range ta chambre', 'Range ta chambre.', 'Chambre rangée.'],
  ['Feed the cat', 'Feed the cat in the morning.', 'Fed the cat.'],
])('a true sentence in the words of the task is worth something: %s', async (title, description, text) => {
  const { score, isAccepted } = await evaluate({ title, description, text })
  expect([score > 0, isAccepted]).toEqual([true, false])
})

test.each(['1 2 3 4 5 6', '2024 2025 2026 1999 1998 1997'])('numbers alone tell nothing: %s', async (text) => {
  expect((await evaluate({ ...room, text })).isAccepted).toBe(false)
  const piano = { title: 'Practise piano', description: 'Practise the piano for ten minutes.' }
  expect((await evaluate({ ...piano, text })).isAccepted).toBe(false)
})

test('a list with strokes between its words is a list', async () => {
  expect((await evaluate({ ...room, text: 'broom / bucket / sponge / dust / carpet / shelf' })).feedback).toMatch(
    /single words/,
  )
})

test.each(['Kittens drink warm milk from bowls.', 'Ants carry leaves home in long lines.'])(
  'a sentence with few function words is no list: %s',
  async (text) => {
    const animals = { title: 'Animals', description: 'Tell one thing that you learned about kittens or ants.' }
    const { isUnsure, feedback } = await evaluate({ ...animals, text })
    expect([isUnsure, feedback]).toEqual([true, expect.not.stringMatching(/single words/)])
  },
)

test('a text without words is not said to repeat itself', async () => {
  expect((await evaluate({ ...room, text: '😀😀😀' })).feedback).not.toContain('again')
})

describe('several answers are a guess', () => {
  const sum = { title: 'Calcul', description: 'Combien font 6 × 7 ?', expectations: hidden('6 × 7 = 42') }
  const spider = {
    title: 'Spider',
    description: 'How many legs has a spider: 6, 8 or 10?',
    expectations: hidden('8'),
  }
  const hat = { title: 'Hat', description: 'What colour is the hat?', expectations: hidden('red') }

  test.each([
    [sum, '41 ou 42'],
    [sum, '38 ou 40 ou 42'],
    [spider, '6 8 10'],
    [spider, 'It has 6. It has 8. It has 10.'],
    [hat, 'My shirt is blue. My hat is red. My shoes are green. My bag is yellow.'],
  ])('%o: %s', async (task, text) => {
    expect((await evaluate({ ...task, text })).isAccepted).toBe(false)
  })

  test.each([
    [sum, "C'est 42."],
    [spider, 'It has 8 legs.'],
    [
      { title: 'Bread', description: 'What does bread need?', expectations: hidden('flour') },
      'Bread needs flour and water.',
    ],
    [
      {
        title: 'Water',
        description: 'Which states can water have?',
        expectations: hidden('solid', 'liquid', 'gas'),
      },
      'Water can be solid, liquid or a gas.',
    ],
    [
      {
        title: 'Plants',
        description: 'What does a plant need?',
        expectations: hidden('light', 'water', 'air'),
      },
      'It needs light. It needs water. It needs air.',
    ],
    [
      { title: 'Times', description: 'What is 7 × 8? Tell how it was.', expectations: hidden('56') },
      '7 × 8 is 56. It was fun. It was hard. It was easy.',
    ],
    [
      { title: 'Le roi', description: 'Quel roi changeait tout en or ?', expectations: hidden('Midas') },
      'Midas changeait tout en or.',
    ],
  ])('but not the right one, one thing more, or several right ones: %o: %s', async (task, text) => {
    expect((await evaluate({ ...task, text })).isAccepted).toBe(true)
  })
})

test.each([
  ['Is a bat a bird?', 'not a bird', 'It is a bird.', 'No, it is not a bird.'],
  ['Does iron float?', 'it does not float', 'Iron floats.', 'No, it does not float.'],
  ['Est-ce que le fer flotte ?', 'il ne flotte pas', 'Il flotte.', 'Non, il ne flotte pas.'],
])('the opposite of a negated answer is wrong: %s', async (description, answer, wrong, right) => {
  const task = { title: 'Question', description, expectations: hidden(answer) }
  expect((await evaluate({ ...task, text: wrong })).isAccepted).toBe(false)
  expect((await evaluate({ ...task, text: right })).isAccepted).toBe(true)
})

test('what is found for a visible expectation does not tell which clause has the hidden answer', async () => {
  const task = {
    title: 'Zoo',
    description: 'In the zoo live a shark, a whale, a trout and an otter. Who ate the sandwich? Say why.',
  }
  const text =
    'Because of the shark. It is because a whale would do it. It could be because a trout was there. Because that otter was there.'
  const found = async (answer: string) => {
    const expectations = [...hidden(answer), ...asked('why you think so')]
    const evaluation = await evaluate({ ...task, text, expectations })
    return { ...evaluation.expectations.find(({ isHidden }) => !isHidden), feedback: evaluation.feedback }
  }
  expect(await found('whale')).toEqual(await found('otter'))
})

test('feedback does not tell how many parts of a hidden answer are right', async () => {
  const task = {
    title: 'Sunflower',
    description: 'Tell about your sunflower and what it needs.',
    expectations: [
      ...asked('how tall it is', 'when you planted it', 'where it stands', 'who waters it'),
      ...hidden('sunlight', 'carbon dioxide'),
    ],
  }
  const told = 'It stands in the yard by the shed.'
  const [wrong, half] = await Promise.all(
    [`${told} It needs sugar.`, `${told} It needs sunlight.`].map((text) => evaluate({ ...task, text })),
  )
  expect(half?.feedback).toBe(wrong?.feedback)
})

test('a den and a hat are English', async () => {
  const { feedback } = await evaluate({ ...room, text: 'Built a den, lost my hat.' })
  expect(feedback).not.toMatch(/only read English and French/)
})

test.each([
  'Jugué al fútbol con mi primo y marqué tres goles.',
  'Heute habe ich mit Oma Nudeln mit Tomatensauce gegessen und Saft getrunken.',
  'Ich habe mit Mama Teller gewaschen.',
  'Reguei as plantas com a minha avó hoje.',
  'Ho annaffiato le piante con la nonna.',
])('a few words in another language are unsure, and answered in the viewer’s: %s', async (text) => {
  const evaluation = await evaluate({ ...water, text })
  expect(evaluation).toMatchObject({ isUnsure: true, feedbackLanguage: 'en' })
  expect(evaluation.feedback).toMatch(/only read English and French/)
})

test.each([
  [water, 'I forgot, sorry, I will set an alarm.'],
  [water, 'I forgot to water the tomatoes, so I did the basil and the cactus with the blue can instead.'],
])('saying that it is not done earns nothing, but is not worth 0: %o: %s', async (task, text) => {
  expect((await evaluate({ ...task, text })).score).toBeGreaterThan(0)
  expect((await evaluate({ ...task, text })).isAccepted).toBe(false)
})
