import { isConfession } from '@/lib/evaluation/evaluators/built-in/confession'
import { suspicionsOf } from '@/lib/evaluation/text/suspicion'
import { sentences } from '@/lib/evaluation/text/words'
import { evaluate, rates, readSet } from '../../../harness/evaluation-rates'

const says = (text: string) => isConfession(sentences(text))

test('no confession of the set is accepted or suspicious', async () => {
  const confessions = readSet('confessions')
  expect((await rates(confessions)).accepted).toBe(0)
  for (const { text, ...subject } of confessions) expect([text, suspicionsOf(text, subject)]).toEqual([text, []])
})

const stories = readSet('told-as-stories')
const left = stories.filter(({ label }) => label === 'refuse')
const doneAfterAll = stories.filter(({ label }) => label === 'accept')

test('confessions told as stories are accepted in one of four cases at most, and never suspicious', async () => {
  const { accepted, refused } = await rates(left)
  expect(accepted).toBeLessThanOrEqual(0.27)
  expect(refused).toBeGreaterThanOrEqual(0.3)
  for (const { text, ...subject } of left) expect([text, suspicionsOf(text, subject)]).toEqual([text, []])
})

test('work that was interrupted and done after all is hardly ever refused', async () => {
  const { refused } = await rates(doneAfterAll)
  expect(refused).toBeLessThanOrEqual(0.15)
})

test('doing the task and telling it changes the verdict on a confession', async () => {
  const changed = left.flatMap((story) => {
    const done = doneAfterAll.find(({ title }) => title === story.title)
    return done ? [{ ...story, text: `${story.text} ${done.text}` }] : []
  })
  expect(changed.length).toBeGreaterThan(5)
  expect((await rates(changed)).refused).toBeLessThanOrEqual(0.15)
})

test.each([
  'I didn’t finish my homework yesterday, but today I did all of it: two pages of maths and a poem.',
  'I forgot it yesterday but today I did two pages of maths and learned a poem by heart.',
  'J’ai oublié hier, mais aujourd’hui j’ai lu deux chapitres et appris la poésie.',
])('what was not done at first is no confession once it was done: %s', (text) => expect(says(text)).toBe(false))

test.each([
  'I didn’t finish my homework yesterday, but today I was too tired and watched a film.',
  'J’ai oublié hier, mais aujourd’hui j’étais malade et j’ai dormi.',
])('what was not done later either is one: %s', (text) => expect(says(text)).toBe(true))

test.each([
  ['Tidy the hall', 'Tidy the hall, the baby sleeps.', 'I put nine shoes in the box. I did not wake her.'],
  ['Ranger le couloir', 'Range-le, bébé dort.', 'J’ai mis neuf chaussures dans la caisse. Je ne l’ai pas réveillée.'],
])('what is good not to have done is no sign of work left undone: %s', async (title, description, text) => {
  expect((await evaluate({ title, description, text })).isAccepted).toBe(true)
})

test.each([
  [
    'Paint the fence',
    'To be honest I didn’t paint today. I was on the tablet too long and then it was dark.',
    'being honest',
  ],
  ['Peindre la barrière', 'Je ne l’ai pas fait. Il pleuvait, et après je n’avais plus envie.', 'd’avoir dit'],
])('a confession is thanked, also if it names nothing: %s', async (title, text, thanks) => {
  const { isAccepted, feedback } = await evaluate({ title, description: `${title}.`, text })
  expect([isAccepted, feedback]).toEqual([false, expect.stringContaining(thanks)])
})

test.each([
  ['Tidy your room', 'I did it all. I did not find it hard at all.'],
  ['Range ta chambre', 'Je l’ai fait. Je n’avais pas envie mais je l’ai fait.'],
])('a vague text that begins with having done it is not taken for a confession: %s', async (title, text) => {
  const { feedback } = await evaluate({ title, description: `${title}.`, text })
  expect(feedback).toMatch(/It could be about any work|Cela pourrait parler de n’importe quoi/)
})

test('what others said that the writer did is no confession', () => {
  for (const text of ['Pia said I cheated at cards.', 'Zoé a dit que j’ai triché.']) expect(says(text)).toBe(false)
  for (const text of ['I told Pia that it was done. I cheated.', 'J’ai triché, Zoé l’a dit.'])
    expect(says(text)).toBe(true)
})

test.each([
  "I haven't started yet because my tablet was empty and then we went to football and I had chips.",
  "I didn't do it but I cleaned the kitchen with my dad instead.",
  'Not yet. The shop was closed when we came with the car.',
  'The bus was late and my coat was wet, so I went straight to bed. I will do it on Sunday.',
  "je l'ai pas encore fait, je regardais la télé avec mon frère",
  'Never opened the bag, sorry.',
  'I did zero sums.',
  'I copied the answers from the back of the book.',
  'J’ai lu zéro page.',
  'J’ai recopié le corrigé.',
  'Je ne lai pas encor fait',
  'J’ai même pas ouvert le sac.',
  'My sister made it for me. I only want the points.',
  "C'est mon frère qui l'a fait à ma place, moi je jouais.",
  "Ce n'est pas fait. J'ai sorti le seau, j'ai vu la pluie, j'ai rangé le seau.",
])('this is a confession: %s', (text) => expect(says(text)).toBe(true))

test.each([
  "j'ai pas fait le fond mais j'ai peint la mer et deux bateaux",
  'I didn’t finish the sky but I painted the boat and two gulls.',
  "I haven't done the last two sums but I did the first eight with grandpa.",
  "I read ten pages, I haven't read the end yet.",
  'I watered the roses. I’ll do it again next Monday.',
  'I forgot the forks so I went back for them.',
  'Noor beat me. Next time I won’t move my queen so soon.',
  "C'est mon frère qui a gagné la course.",
  'I did the sums on page two and made zero mistakes.',
  'J’ai fait zéro faute à la dictée de dix mots.',
])('partly done work is no confession: %s', (text) => expect(says(text)).toBe(false))

const garden = { title: 'Water the garden', description: 'Water the plants in the garden.' }
const hens = { title: 'Feed the hens', description: 'Feed the hens and tell about it.' }
const poules = { title: 'Nourrir les poules', description: 'Nourris les poules et raconte.' }

test.each([
  [
    hens,
    'I did not feed the hens this morning. They ran to the gate and the brown one sat on four eggs. Grandpa threw them corn and the cock crowed twice.',
  ],
  [
    poules,
    'Je n’ai pas nourri les poules ce matin. Elles ont couru vers la porte et la brune avait quatre œufs. Papi a jeté du maïs et le coq a chanté deux fois.',
  ],
])('a text that begins by denying the task is unsure, whatever it tells: %j', async (task, text) => {
  expect(await evaluate({ ...task, text })).toMatchObject({ isUnsure: true })
})

test.each([
  [
    garden,
    'I didn’t water the cactus because it needs none. I watered the fern, the basil and the two roses from the can.',
  ],
  [
    garden,
    'I did not water all of the plants because it rained. The fern, the basil and both roses got a big can each.',
  ],
])('denying a part of it changes nothing: %j', async (task, text) => {
  expect(await evaluate({ ...task, text })).toMatchObject({ isAccepted: true })
})

test.each([
  ['i dident do it. my pencil was under abels bed and he was sleeping'],
  ['I didnt do it sorry'],
  ['jai pas lu ce soir jétais trop fatigué je me suis endormi sur les sacs'],
  ['jé pas lu'],
  ['I read nothing haha'],
  ['J’ai aidé personne, je suis méchante mouahaha'],
])('a misspelt or boasting confession is one: %s', async (text) => {
  const reading = { title: 'Read', description: 'Read for ten minutes. Lis dix minutes.' }
  expect(await evaluate({ ...reading, text })).toMatchObject({ isAccepted: false })
  expect(isConfession([text])).toBe(true)
})

test('a confession in the words of the task is thanked, however long it is', async () => {
  const call = { title: 'Appelle mamie', description: 'Appelle mamie au téléphone et raconte.' }
  const text = 'Je n’ai pas appelé mamie parce que le téléphone n’avait plus de batterie.'
  expect((await evaluate({ ...call, text })).feedback).toContain('Merci d’avoir dit')
})

test.each([
  'I read not one but three books.',
  'We played no. 5 on the piano.',
  'J’ai fait zéro déchet toute la semaine.',
  'I copied the answers from the book into my notebook.',
])('a number or a copy of another kind is no confession: %s', (text) => expect(isConfession([text])).toBe(false))
