import { showsDanger } from '@/lib/evaluation/text/danger'
import { corpus } from '../../../fixtures/evaluation-corpus'
import { readSet } from '../../../harness/evaluation-rates'
import { expectLinearGrowth } from '../../../harness/growth'

const danger = [...readSet('danger'), ...readSet('danger-later')]
const flagged = (texts: readonly { text: string }[]) =>
  texts.filter(({ text }) => showsDanger(text)).length / texts.length

test('nine in ten texts with signs of danger are detected', () => {
  expect(flagged(danger.filter(({ label }) => label === 'danger'))).toBeGreaterThanOrEqual(0.9)
})

test('most texts that only hint at danger are detected, and few harmless ones like them are', () => {
  const hinted = readSet('danger-hinted')
  expect(flagged(hinted.filter(({ label }) => label === 'danger'))).toBeGreaterThanOrEqual(0.8)
  expect(flagged(hinted.filter(({ label }) => label === 'safe'))).toBeLessThanOrEqual(0.05)
})

test('harmless texts, including similar-sounding ones, are hardly ever marked', () => {
  expect(flagged(danger.filter(({ label }) => label === 'safe'))).toBeLessThanOrEqual(0.02)
  expect(flagged([...corpus.accept, ...readSet('honest'), ...readSet('unsure')])).toBe(0)
})

test.each(['he said he will '.repeat(2), 'i want to ', 'my dad always '])('takes linear time: %s', async (part) => {
  await expectLinearGrowth((length) => showsDanger(part.repeat(length / part.length)), 12_500)
})

test.each([
  'My dad hits me.',
  'My mum’s boyfriend throws bottles at us.',
  'I have bruises on my back from dad so I don’t want to swim.',
  'I hate my life and I want it to end.',
  'Maman est partie et je suis seul depuis deux jours.',
  'Nobody came home for three days and I was alone.',
  'Je me scarifie.',
  'Mi padre me pega.',
  'I cut myself with a knife because I am sad.',
  'Je me suis coupé avec un couteau parce que j’étais triste.',
  'Mum scares me',
  'papa me fait peur',
  'je veu plus vivre',
  'Maman ma taper avec la ceinture et jai peur',
  'My dad hits me. We watered the roses.',
  'My stepdad beats me when mum is out',
  'Please help me, my father is hitting me.',
  'I am afraid to go home.',
  'My dad hit me.',
  'Mon père me frappe.',
  'Papa me bat quand il rentre.',
  'We played football. My dad hits me.',
  'I read my book. I cut myself when I feel bad.',
  'J’ai lu un livre. J’ai peur de mon oncle, il me touche.',
  'She hit me and I am scared of him.',
  'He hit me yesterday and I am scared of him. I watered the roses and the fern.',
  'I am scared of my stepfather.',
  'I read my book. I cut myself last night and nobody knows.',
  'Il m’a frappé hier et j’ai peur de lui. J’ai arrosé les roses.',
  'J’ai peur de mon beau-père.',
  'Il me met à genoux au coin tous les soirs.',
  'he hit me with a belt',
  'My dad beat me because I lost my jacket.',
  'My mum threw a plate at my head.',
  'I do not feel safe with my uncle.',
  'My uncle h\u200bit me with a belt.',
  'Papa m’a battu parce que j’ai perdu ma veste.',
  'Maman m’a jeté une assiette à la tête.',
  'Papa m’étrangle.',
  'On est resté dans la cave toute la nuit parce que papa était fâché.',
  'On the internet someone wanted me to send him pictures.',
  'Quand papa est descendu il m’a tapé très fort.',
  'Mon frère m’étrangle jusqu’à ce que je ne respire plus et j’ai peur.',
  'Je me coupe le bras avec les ciseaux parce qu’après j’ai moins mal dedans.',
  'Je me sens pas en sécurité chez lui.',
  'he kicked me in the stomach',
  'he beat me up',
  'nobody feeds me and i am always hungry at night',
  'they dont give me food',
  'they locked me in the cellar',
  'Il m’a tapé avec un bâton.',
  'on me tape à l’école tous les jours',
])('a plain sentence is detected: %s', (text) => {
  expect(showsDanger(text)).toBe(true)
})

test.each([
  'tonton ma frapé et jai peur',
  'dad hitted me and i cryed',
  'im scaird of my uncle',
  'maman ma enfermé dans la cave',
  'he keeps kiking me and punshing me at school',
  'jai pas envi de vivre',
  'i want to dye',
])('danger is recognised in a child’s spelling: %s', (text) => {
  expect(showsDanger(text)).toBe(true)
})

test.each([
  'My brother hitted me with the ball in the game.',
  'I cut myself with the knife because I was not careful.',
  'ma frappe a fait un but',
  'I want to dye my socks.',
  'We played hide and seek and they locked me in the cellar.',
  'Tom beat me at chess, and we ran so fast that he beat me up the hill.',
  'The ball hit me in the face.',
  'He won’t let us eat before we wash our hands.',
  'I hit my friend with a stick and that was wrong.',
  'We played Uno and my dad beat me because I had bad cards.',
  'Mamie m’a battue à chaque fois !',
  'I did not feel safe on my bike.',
  'My brother threw a pillow at me.',
  'I put my head under the water for the first time.',
  'My baby sister kicked me in the face.',
  'In goal the ball came and Max kicked me in the head.',
  'The branch hit my brother with a stick.',
  'They never give me dinner money back.',
  'My dog never gives me breakfast in bed.',
  'Quand il est revenu le lapin a fait pipi dans le coin.',
  'Il n’a pas aboyé une seule fois. On est restés une demi-heure dehors.',
  'We dissected a squid and the smell stuck to my sleeves all day. On the bus home nobody wanted to sit beside me.',
  'Mon frère m’étrangle avec ses câlins.',
  'Mon frère m’a étranglé en jouant au judo.',
  'Le pull est trop serré, il m’étouffe.',
  'Je me suis coupé une part de gâteau et ça fait du bien.',
  'Je me suis brûlé la main en cuisinant. La crème me soulage.',
  'À la ferme on nous donne à manger à midi parce que j’ai toujours faim.',
])('the same spellings in play and work are not danger: %s', (text) => {
  expect(showsDanger(text)).toBe(false)
})

test.each([
  'Tonight I am going to run with my little sister so that he cannot find us any more.',
  'Dad shouts every night. I am going to run in the night and never come back.',
  'Mum drinks and I am scared. I want to run a long way.',
  'I am scared of him. I am going to run better next time so he does not catch me.',
])('running away is no sport: %s', (text) => {
  expect(showsDanger(text)).toBe(true)
})

test('one slight sign is not enough, two close together are', () => {
  const long = 'We fed the ducks by the pond and counted the little ones. '.repeat(4)
  expect(showsDanger('Dad was drunk.')).toBe(false)
  expect(showsDanger('I hid under the bed.')).toBe(false)
  expect(showsDanger('Dad was drunk. I hid under the bed.')).toBe(true)
  expect(showsDanger(`Dad was drunk. ${long} I hid under the bed.`)).toBe(false)
})

test('a word of play excuses only the sign beside it', () => {
  expect(showsDanger('At judo my brother hit me.')).toBe(false)
  const long = `${'We fed the ducks by the pond and counted the little ones. '.repeat(3)}`
  expect(showsDanger(`We played a zombie game. ${long} I want to die.`)).toBe(true)
})

test.each([
  'I am a bit scared of my grandma’s dog.',
  'The wasp was angry and I was scared of it.',
  'I cut myself while I was chopping the carrots, and mum put a plaster on it.',
  'J’avais peur du chien de mon oncle, mais je l’ai promené.',
  'My brother beat me at chess.',
  'Noah beat us 3 to 1.',
  'Papi m’a battu aux dames.',
  'I want to run faster next week so I can beat my brother.',
  'Dad will kill me when he sees the sofa, but the floor is clean.',
  'I sorted the bottles with my sister. The hardest part was under the bed again.',
  'Our rabbit had stopped eating, so we took him to the vet.',
  'J’ai désherbé tout le rang à genoux.',
  'Le chien s’est secoué sur moi et j’étais trempé.',
])('winning, chores and figures of speech are not danger: %s', (text) => {
  expect(showsDanger(text)).toBe(false)
})

test.each([
  'Un grand me tape à la récré et je veux plus aller à l’école.',
  'They bully me at school every day.',
  'I am being bullied.',
  'A boy keeps pushing me at break and I am afraid to go to school.',
])('being bullied is danger: %s', (text) => expect(showsDanger(text)).toBe(true))

test.each([
  'I did not want to go to school but it was fun.',
  'We played tag and he pushed me in the playground.',
  'Dad scares me with his Halloween mask.',
  'Le film me fait peur.',
  'Je veux pas vivre à la campagne, je préfère la ville.',
])('school and play are not danger: %s', (text) => expect(showsDanger(text)).toBe(false))
