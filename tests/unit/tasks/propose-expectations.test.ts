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
    ['what you save', 'what you spend', 'why'],
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

test.each([
  [
    'Describe your favourite animal: where it lives, what it eats, and why you like it.',
    ['where it lives', 'what it eats', 'why you like it'],
  ],
  [
    "Décris ton animal préféré : où il vit, ce qu'il mange et pourquoi tu l'aimes.",
    ['où il vit', "ce qu'il mange", "pourquoi tu l'aimes"],
  ],
  [
    'Make a poster about bees: what they eat, where they live and why we need them.',
    ['what they eat', 'where they live', 'why we need them'],
  ],
  [
    'Tell us about your day: who you sat with, what you learned and one thing that made you laugh.',
    ['who you sat with', 'what you learned', 'one thing that made you laugh'],
  ],
  [
    "Présente ton sport : les règles, le matériel et pourquoi tu l'aimes.",
    ['les règles', 'le matériel', "pourquoi tu l'aimes"],
  ],
  [
    'Explain how you worked it out: say what you did first and how you checked it.',
    ['what you did first', 'how you checked it'],
  ],
])('%j proposes what follows the colon', (description, expectations) => {
  expect(proposeExpectations(description)).toEqual(expectations)
})

test.each([
  ['Who won? What did you play?', ['who won', 'what did you play']],
  ['Who was in it? What happened? Did you like it?', ['who was in it', 'what happened', 'did you like it']],
  ['Answer:\n- Who was in it?\n- Did you like it?', ['who was in it', 'did you like it']],
  [
    'Help cook dinner: what did you make, who helped, and what tasted best?',
    ['what did you make', 'who helped', 'what tasted best'],
  ],
  ['Play a game with your sister. Who won and was it fair?', ['who won', 'was it fair']],
  ['Lis un chapitre. Qui est le héros ? Que veut-il ?', ['qui est le héros', 'que veut-il']],
  ["Qu'as-tu mangé ? Qui a cuisiné ? C'était bon ?", ["qu'as-tu mangé", 'qui a cuisiné', "c'était bon"]],
  ['Interview your uncle. What was his first car?', ['what was his first car']],
])('%j proposes its questions', (description, expectations) => {
  expect(proposeExpectations(description)).toEqual(expectations)
})

test.each([
  [
    'Write down the name of the book, the author and the best part.',
    ['the name of the book', 'the author', 'the best part'],
  ],
  ['Find a leaf. Describe its shape, its colour and its smell.', ['its shape', 'its colour', 'its smell']],
  ['Note the title and the author.', ['the title', 'the author']],
  ['List two things you recycled and where you put them.', ['two things you recycled', 'where you put them']],
  [
    'Tell me the score, who scored and what you could do better.',
    ['the score', 'who scored', 'what you could do better'],
  ],
  [
    "Note trois oiseaux que tu as vus, où ils étaient et ce qu'ils faisaient.",
    ['trois oiseaux que tu as vus', 'où ils étaient', "ce qu'ils faisaient"],
  ],
])('%j proposes each thing that it lists', (description, expectations) => {
  expect(proposeExpectations(description)).toEqual(expectations)
})

test.each([
  [
    'Explique comment tu as calculé en disant par quoi tu as commencé et si c’était dur.',
    ['comment tu as calculé', 'par quoi tu as commencé', 'si c’était dur'],
  ],
  [
    'Tell us where we slept, what we ate and the funniest thing that happened.',
    ['where we slept', 'what we ate', 'the funniest thing that happened'],
  ],
  ['Tell what you did, what was hard, and draw a picture.', ['what you did', 'what was hard']],
  ['Dis qui a gagné, puis range le jeu.', ['qui a gagné']],
  ['Explain how you wash and hang the clothes.', ['how you wash and hang the clothes']],
])('%j proposes whole clauses', (description, expectations) => {
  expect(proposeExpectations(description)).toEqual(expectations)
})

test.each([
  'Set the table: plates, glasses, knives and forks.',
  'Tidy the shed: what is broken goes in the bin, what is dirty goes in the wash.',
  'Practise your spelling words: where, when, which and whose.',
  'Écris ces mots : où, quand et pourquoi.',
  'Écris une histoire avec ces mots : le chat, la lune et le bateau.',
  'Write a story about a dragon, a knight and the princess.',
  'Say thank you to the neighbours for the cake and the flowers.',
  'Write down the shopping list and go to the shop with Dad.',
  'Raconte ta semaine et pose-lui deux questions.',
])('%j lists nothing to tell and proposes nothing', (description) => {
  expect(proposeExpectations(description)).toEqual([])
})

test.each([
  'Take the dog out. Have you got the lead and the bags?',
  'Did you brush your teeth?',
  'Why not bake a cake with Dad?',
  'Where are your socks? Put them in the basket.',
  'What is 7 × 8?',
  'Ask Grandma: where were you born, and what did you play?',
  'Demande à papi : où es-tu né, à quoi jouais-tu ?',
  'Qui veut jouer dehors ? Va au parc.',
])('%j asks for nothing to tell and proposes nothing', (description) => {
  expect(proposeExpectations(description)).toEqual([])
})

test.each([
  'Write down the title, the author and draw the cover.',
  'Write your name on the cover, the spine and the back.',
  'Tell me the story of the wolf, the goat and the cabbage.',
  'Describe the castle, where we had lunch, and the garden.',
  'Describe the trip to the beach and the picnic.',
  'Note the time when you start and when you finish.',
  'Écris le nom et la taille de la plante.',
])('%j cannot be split with certainty and proposes nothing', (description) => {
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
  'describe the a',
  'note the a, the b and ',
  'tell us a: the ',
  'What? ',
  'a, b: ',
])('a description that only repeats %j takes linear time', async (piece) => {
  await expectLinearGrowth((size) => proposeExpectations(piece.repeat(size / piece.length)), 450)
})
