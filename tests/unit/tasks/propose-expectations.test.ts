import { proposeExpectations } from '@/lib/tasks/propose-expectations'
import { expectLinearGrowth } from '../../harness/growth'

test.each([
  ['Write what you played, who won and how you both felt', ['what you played', 'who won', 'how you both felt']],
  ['Play a game with your brother. Then tell us who won, and why.', ['who won and why']],
  [
    'Clean your room and tell us what you did, what was hardest, and how you will keep it tidy.',
    ['what you did', 'what was hardest', 'how you will keep it tidy'],
  ],
  [
    'Read one chapter of your book. Write what happened, and what you think will happen next and why.',
    ['what happened', 'what you think will happen next and why'],
  ],
  [
    'Explain in your own words how water gets from the soil into the leaves of a plant.',
    ['how water gets from the soil into the leaves of a plant'],
  ],
  [
    'Describe what you prepared, step by step, and what you learned.',
    ['what you prepared, step by step', 'what you learned'],
  ],
  ['Do something kind and write how it made both of you feel.', ['how it made both of you feel']],
  [
    'Plan how you will use your pocket money this month: what you save, what you spend, and why.',
    ['how you will use your pocket money this month: what you save', 'what you spend and why'],
  ],
  ['Write where you were, with whom, and the best moment.', ['where you were', 'with whom', 'the best moment']],
  ['Raconte où tu étais, avec qui et le meilleur moment.', ['où tu étais', 'avec qui', 'le meilleur moment']],
  ['Tell what you did with the dog and the cat.', ['what you did with the dog and the cat']],
  ['Write three short sentences about what you saw and how it smelled!', ['what you saw', 'how it smelled']],
  [
    'Tell us:\n- what you built\n- which pieces you used\n- who helped you',
    ['what you built', 'which pieces you used', 'who helped you'],
  ],
  ['Write: What you did; Where you went', ['what you did', 'where you went']],
  [
    'Say whether you liked it, with whom you went and at what time you came home.',
    ['whether you liked it', 'with whom you went', 'at what time you came home'],
  ],
  ['Don’t forget to write what you noticed.', ['what you noticed']],
  ['Can you explain why the moon changes?', ['why the moon changes']],
  ['Say when, where and why you read.', ['when and where and why you read']],
  ['Feed the fish and write to grandma what they did.', ['what they did']],
  ['WRITE WHAT YOU SAW AND WHO WAS THERE.', ['WHAT YOU SAW', 'WHO WAS THERE']],
  ['Describe what you see. Describe what you see.', ['what you see']],
  ['Write down what you saw and tell us who came along.', ['what you saw', 'who came along']],
  ['Raconte où tu es allé, avec qui et ce que tu as vu', ['où tu es allé', 'avec qui', 'ce que tu as vu']],
  ['Écris ce que tu as fait et pourquoi.', ['ce que tu as fait et pourquoi']],
  [
    'Lis un chapitre, puis raconte ce qui se passe et comment tu imagines la suite.',
    ['ce qui se passe', 'comment tu imagines la suite'],
  ],
  [
    'Ecris quelles plantes tu as arrosées et ce que tu as remarqué.',
    ['quelles plantes tu as arrosées', 'ce que tu as remarqué'],
  ],
  ['Explique avec tes propres mots pourquoi le ciel est bleu.', ['pourquoi le ciel est bleu']],
  [
    'Dis-nous qui a gagné, combien de parties vous avez jouées et ce qu’il faut retenir.',
    ['qui a gagné', 'combien de parties vous avez jouées', 'ce qu’il faut retenir'],
  ],
  ["N'oublie pas d'écrire ce qui t'a plu.", ["ce qui t'a plu"]],
  ['Décris en trois phrases comment tu as trié le linge.', ['comment tu as trié le linge']],
  ['Range ta chambre et écris :\n1. ce que tu as rangé\n2. où tu l’as mis', ['ce que tu as rangé', 'où tu l’as mis']],
])('%j proposes %j', (description, expectations) => {
  expect(proposeExpectations(description)).toEqual(expectations)
})

test.each([
  '',
  'Water the plants.',
  'Write a story about a boy who lost his dog and how he found it.',
  'Do not write what the book says.',
  'Do what your teacher says and bring it home.',
  'Who won? What did you play?',
  'Practise the piano for twenty minutes.',
  'Say when you are done.',
  'Write a letter to your aunt.',
  'Read the book that explains how volcanoes work.',
  'Learn the poem which you wrote.',
  'Écris une carte à ta grand-mère.',
  'Range ta chambre.',
  'N’écris pas ce que dit le livre.',
  'Lis le livre qui explique comment volent les oiseaux.',
  'Dis quand tu as fini.',
  'Escribe lo que hiciste y quién ganó.',
  `Write what ${'x'.repeat(170)}`,
])('%j proposes nothing', (description) => {
  expect(proposeExpectations(description)).toEqual([])
})

test('a task gets at most eight proposals', () => {
  const many = Array.from({ length: 20 }, (_, index) => `what you did in hour ${index}`).join(', ')
  expect(proposeExpectations(`Write ${many}.`)).toHaveLength(8)
})

test('list items in lines apart join the sentence that introduces them', () => {
  expect(proposeExpectations('Write\r\n\r\n  - what you saw\n \n  2) who was with you  \n\nThe end.')).toEqual([
    'what you saw',
    'who was with you',
  ])
})

test.each([
  'write ',
  'what, ',
  'tell us in a few short ',
  '\n',
  ' \r\n',
  '\n- ',
  'write what\n',
  ' and the',
  'what, and a ',
])('a description that only repeats %j takes linear time', async (piece) => {
  await expectLinearGrowth((size) => proposeExpectations(piece.repeat(size / piece.length)), 450)
})
