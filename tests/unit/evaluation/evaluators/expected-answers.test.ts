import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { grade } from '@/lib/evaluation/grade'

async function evaluate(question: string, hidden: readonly string[], text: string) {
  const expectations = hidden.map((each) => ({ text: each, isHidden: true }))
  const subject = { title: question.replace('?', ''), description: question, text, expectations }
  return grade(await builtInRules.evaluate(subject), subject)
}

const capital = ['What is the capital of Italy?', ['Rome']] as const
const legs = ['How many legs has a spider?', ['8']] as const
const whale = ['Is a whale a mammal?', ['yes']] as const
const needs = ['What do plants need?', ['light', 'water', 'air']] as const
const bin = ['Dans quel bac, le jaune ou le vert ou le marron, va une banane ?', ['le bac marron (compost)']] as const
const king = ['Qui était roi pendant la Révolution ?', ['Louis XVI']] as const
const france = ['Quelle est la capitale de la France ?', ['Paris']] as const

test.each([
  [...capital, 'Paris, London, Rome'],
  [...capital, 'Milan, Rome is bigger'],
  [...capital, 'Rome, Milan'],
  [...capital, 'Madrid Berlin Rome Oslo Lisbon Vienna Prague Athens'],
  [...capital, 'Is it Paris? Is it Oslo? Is it Rome?'],
  [...capital, 'Anything but Rome.'],
  [...capital, 'Milan was my first idea. My brother says Turin. Dad says Venice. Grandma said Rome. I do not know.'],
  [...capital, 'It is Milan. It is Turin. It is Rome. It is Venice.'],
  ['How much is 51 and 51?', ['102'], '98. 99. 100. 101. 102'],
  ['How much is it?', ['19 euros'], '15 and 4 so 18 or 19'],
  ['How much is it?', ['19 euros'], '15, 16, 17, 18 = 19'],
  ['Combien en tout ?', ['19 euros'], 'soit 17, soit 18, soit 19'],
  ['What do you do at a red light?', ['you must stop'], 'you must not stop'],
  [...capital, 'Rome, Milan, 1, 2'],
  ['How much is 51 and 51?', ['102'], 'more than 50 and less than 102'],
  ['How much is 7 × 8?', ['56'], 'My answer: 54\n55\n56'],
  [...capital, 'Everyone says Rome but they are wrong, it is Milan.'],
  [...legs, '6 or 8'],
  [...legs, '4, 6, 8'],
  [...legs, '1 2 3 4 5 6 7 8'],
  [...legs, 'between 1 and 8'],
  [...whale, 'yes and no'],
  [...whale, 'maybe yes'],
  [...whale, 'No, yes'],
  [...whale, 'There is no doubt: yes and no'],
  ['Which insect was once a caterpillar?', ['a butterfly'], 'butter'],
  [...needs, 'They need neither light nor water nor air.'],
  [...needs, 'A plant needs light, chocolate, money, water and air, music, sugar, salt'],
  [...bin, 'Le bac jaune'],
  [...king, 'Louis 14, le Roi Soleil'],
  [...king, 'Louis XIV'],
  ['Write 14 in Roman numerals.', ['XIV'], 'XVI'],
  ['Which is heavier, gold or wood?', ['gold is heavier'], 'wood'],
  ['Write the plural of "sheep".', ['sheep'], 'sheeps'],
  [...france, 'Lyon ou Paris'],
  ['What is the past tense of "feed"?', ['fed'], 'feed'],
  ['How long does it take?', ['1 h 30'], '13 h 30'],
  ['What is the past tense of "teach"?', ['taught'], 'teached'],
  ['Combien de pattes a un insecte ?', ['6 pattes'], 'huit, six sont petites'],
  ['La baleine est-elle un poisson ou un mammifère ?', ['un mammifère'], 'C’est un très gros poisson'],
  ['Milking begins at 5:45 and takes an hour and a half. When is it finished?', ['at 7:15'], 'quarter to seven'],
  ['Conjugue « finir » au présent avec « nous ».', ['nous finissons'], 'nous finirons'],
  ['Quelles sont les quatre saisons ?', ['le printemps, l’été, l’automne et l’hiver'], 'l’été et les vacances'],
  [...france, 'Lyon, Marseille, Paris'],
  ['What is the formula of water?', ['H2O'], 'co2'],
  ['Which paper is it?', ['A4'], 'B4'],
  ['Solve the equation.', ['x = 3'], 'y = 3'],
  ['What are the primary colours?', ['red, blue and yellow'], 'red, green and yellow'],
  ['How many metres has a kilometre?', ['1,000'], '1'],
  ['When does school begin?', ['8:30'], '8.45'],
  ['What is 7 times 8?', ['7 times 8 makes fifty-six altogether'], 'I added seven eights, which makes fifty-eight.'],
  ['How much is 5 - 8?', ['-3'], '3'],
  ['When does it close?', ['4 pm'], '17:00'],
  ['À quelle heure part le train ?', ['16 h'], 'à 4 heures du matin'],
  ['Combien d’heures a un jour ?', ['24 heures'], '12 heures'],
  ['Complète : « elle va ... l’école »', ['à'], 'a'],
  ['Where is it not?', ['pas à l’est'], 'l’est'],
  ['Où se lève le soleil ?', ["à l'est"], "à l'ouest"],
  ['How much is 7 : 2?', ['3.5'], '3 5'],
  ['How many are there?', ['24'], 'twenty for the class'],
  ['Which part is it?', ['one quarter'], 'three quarters'],
  ['Quelle part est-ce ?', ['un quart'], 'trois quarts'],
  ['At how many degrees does water boil?', ['100 °C'], '100 °F'],
  ['À combien de degrés l’eau bout-elle ?', ['100 °C'], '100 degrés Fahrenheit'],
])('%s %j is not answered by a guess or a denial: %s', async (question, hidden, text) => {
  expect(await evaluate(question, hidden, text)).toMatchObject({ isAccepted: false })
})

test.each([
  [...capital, 'It is Rome.'],
  [...capital, 'Rome, Milan is in the north'],
  [...capital, 'Rome, it grew slowly and steadily'],
  ['How many shoes are six pairs?', ['12'], 'a dozen'],
  ['When does it close?', ['16 h'], '16:00'],
  ['When does it close?', ['16:00'], '4 pm'],
  ['What is 2/4 in its simplest form?', ['1/2'], 'one half'],
  ['Où se lève le soleil ?', ["à l'est"], "l'est"],
  ['Combien d’œufs y a-t-il dans la boîte ?', ['6'], 'une demi-douzaine'],
  ['How much is it?', ['19 euros'], '15 and 4 so 19 euros'],
  ['Combien en tout ?', ['19 euros'], '15 + 4 = 19'],
  ['Quel est le nouveau prix ?', ['51 euros'], 'Cinquante et un, ça fait neuf de moins.'],
  ['What is 7 × 6?', ['7 × 6 is 42'], '42 I know that one because of the song'],
  ['Quel est le plus long fleuve ?', ['la Loire'], 'la Loire, 1000 km à peu près'],
  ['Pourquoi se brosser les dents ?', ['pour éviter les caries'], 'pour pas avoir de caries'],
  ['Which number do you call for the fire brigade?', ['18 or 112'], 'I call 18'],
  ['What must you never pour on burning oil?', ['water'], 'You must never put water on it.'],
  ['Write the past tense of "to bring".', ['brought'], 'brougth'],
  ['Comment s’appelle le passage de l’eau à la vapeur ?', ['l’évaporation'], 'lévaporassion'],
  ['Milking begins at 5:45 and takes an hour and a half. When is it finished?', ['at 7:15'], 'quarter past seven'],
  ['The train leaves at 14:50 and takes an hour and a quarter. When do you arrive?', ['at 16:05'], 'five past four'],
  ['À quelle heure sort-on le gâteau ?', ['à 16 h 15'], 'quatre heures et quart'],
  ['In which year did the Great Fire of London happen?', ['1666'], 'sixteen sixty six'],
  ['En quelle année a-t-on pris la Bastille ?', ['1789'], '1789, un 14 juillet'],
  ['How much change do you get?', ['6.35'], 'six pounds thirty five'],
  ['Combien dois-tu payer ?', ['2,30 €'], 'deux euros trente'],
  ['The recipe needs 3/4 cup of milk. How much for a double batch?', ['one and a half cups'], '1 1/2 cups'],
  ['En quelle année a-t-on pris la Bastille ?', ['1789'], 'en dix-sept cent quatre-vingt-neuf'],
  ['Combien de pattes a un insecte ?', ['6 pattes'], 'six, trois de chaque côté'],
  ['How heavy is it?', ['1500 g'], '1.5 kg'],
  ['According to the story, what did the dog eat?', ['sausages'], 'a sausage'],
  ['Give an example of a fraction equal to one half.', ['2/4'], '2/4'],
  ['Que se passe-t-il pour le lièvre ?', ['rapide'], 'vite'],
  ['How many wheels?', ['4'], 'One car has 4 wheels'],
  ['How many nights at Dad’s?', ['3 nights'], 'Three, because seven take away four'],
  ['Quel numéro appelles-tu pour les pompiers ?', ['le 18 (ou le 112)'], 'le dix-huit'],
  ['What is the opposite of generous?', ['mean, stingy, selfish'], 'stingy'],
  ['Name the three states of matter.', ['solid', 'liquid', 'gas'], 'sollids, liquids and gasses'],
  [
    'Where does the water in a puddle go?',
    ['it evaporates into the air'],
    'It dries up and turns into vapour in the sky',
  ],
  ['What does a plant need to grow?', ['light, water and air'], 'A plant needs sunlight, water and air to grow.'],
  [...capital, 'rome, we went there in summer'],
  [...legs, 'eight'],
  [...legs, 'A spider has eight legs, I counted them'],
  [...whale, 'yes because it has milk'],
  [...whale, 'Yes, because it has no gills'],
  [...bin, 'Le marron, celui qui pue'],
  [...king, 'Louis seize'],
  [...king, 'Le roi Louis en 1789'],
  ['Write 14 in Roman numerals.', ['XIV'], 'xiv'],
  ['Which is heavier, gold or wood?', ['gold is heavier'], 'Gold because wood floats'],
  ['Which colours make green?', ['blue', 'yellow'], 'yelow and bloo'],
  ['Pourquoi met-on du sel en hiver ?', ['pour faire fondre la glace / éviter le verglas'], 'Pour éviter le verglas'],
  ['Write the plural of "sheep".', ['sheep'], 'Sheep'],
  [...needs, 'I think a plant needs light, water and air.'],
  [...france, 'Paris, où il y a la tour Eiffel'],
  ['What is 7 × 8?', ['7 × 8 is 56'], 'The answer is 56.'],
])('%s %j is answered by: %s', async (question, hidden, text) => {
  expect(await evaluate(question, hidden, text)).toMatchObject({ isAccepted: true })
})

test('a refused answer looks the same whichever part of the expected one it contains', async () => {
  const [stone, light] = [await evaluate(...needs, 'stone'), await evaluate(...needs, 'light')]
  expect(light.expectations).not.toEqual(stone.expectations)
  for (const part of ['score', 'criteria', 'feedback', 'isUnsure'] as const) expect(light[part]).toEqual(stone[part])
})

test.each([
  ['Quel point cardinal est à droite quand on regarde le nord ?', ["l'est"], "c'est l'est"],
  ['Quelle saison vient après le printemps ?', ["l'été"], 'après ya l’été'],
  ['Combien de pattes a une araignée ?', ['8 pattes'], 'elle en a huite'],
  ['24 sweets are shared between 6 children. How many does each get?', ['4 sweets each'], 'they get fore each'],
  ['Quel est le pluriel de cheval ?', ['chevaux'], 'on dit des chevaux, pas des chevals'],
  ['At how many degrees does water boil?', ['100 °C'], 'A hundred degrees!'],
  ['At how many degrees does water boil?', ['212 °F'], '212 Fahrenheit'],
])(
  'an answer in function words, misspelt numbers or with a denied rival is right: %s',
  async (question, hidden, text) => {
    expect((await evaluate(question, hidden, text)).isAccepted).toBe(true)
  },
)

test.each([
  ['What is the capital of Mongolia?', ['Ulaanbaatar'], 'ULAANBAATAR!'],
  ['Which Polish city is it?', ['Szczecin'], 'Szczecin, I think'],
  ['Which paper is it?', ['A4'], 'It is a4 paper'],
  ['Solve the equation.', ['x = 3'], '3'],
  ['How many metres has a kilometre?', ['1,000'], '1 000'],
  ['What is 3/4 as a decimal?', ['0.75'], '.75'],
  ['When does school begin?', ['8:30'], '8.30'],
  [...legs, 'it has 8, four on each side'],
  ['How many are there?', ['5'], 'He has 5 pairs of socks'],
  ['Quelle part est-ce ?', ['un quart'], '1/4'],
  ['Which part is it?', ['one quarter'], 'a quarter'],
  ['How long is the ride?', ['45 minutes'], 'three quarters of an hour'],
  ['Combien de temps ?', ['45 minutes'], 'trois quarts d’heure'],
  ['Combien y en a-t-il ?', ['9'], '9 trous'],
  ['Combien pèse-t-il ?', ['1250 g'], '1,250 kg'],
  ['What is double 7?', ['14'], 'It is 7 twice, that makes 14'],
  ['What are the states of matter?', ['solid, liquid and gas'], 'Solid and liquid, I learned it at school'],
  [
    'What do plants do?',
    ['Plants take in CO2 and give back oxygen'],
    'Plants take in carbon dioxide and give back oxygen.',
  ],
  ['What is half of 50?', ['25'], 'twenny five'],
  ['What is half of 84?', ['42'], 'forty too'],
  ['Combien de degrés a un angle droit ?', ['90 degrés'], 'quatre vin dis'],
  ['Quelle saison vient après l’hiver ?', ['le printemps'], 'le printan'],
  ['Comment s’appelle le petit de la vache ?', ['Le veau'], 'le vo'],
  ['What is a butterfly at first?', ['A caterpillar'], 'a catterpiller that eats and eats'],
])('%s %j is answered in another notation or spelling: %s', async (question, hidden, text) => {
  expect(await evaluate(question, hidden, text)).toMatchObject({ isAccepted: true })
})

test('a right name may stand before two others', async () => {
  const [question, hidden] = capital
  const text = 'Rome, although Turin was it at first. Florence was it later.'
  expect((await evaluate(question, hidden, text)).isAccepted).toBe(true)
})

test.each([
  ['What is 7 times 8?', ['7 × 8 is 56'], 'I counted 7, 14, 21, 28, 35, 42, 49, 56. So it is 56.'],
  ['What is 7 times 8?', ['7 × 8 is 56'], 'I know 7 times 7 is 49 and 7 more is 56.'],
  ['Six pens cost 2 euros each. How much is that?', ['12 euros'], 'I counted 2, 4, 6, 8, 10, 12. So 12 euros.'],
])('%s %j may be counted up to: %s', async (question, hidden, text) => {
  expect(await evaluate(question, hidden, text)).toMatchObject({ isAccepted: true })
})
