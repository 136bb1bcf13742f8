import type { Expectation } from '@/lib/tasks/expectations'

/** A demo task that is still open. */
export type OpenDemoTask = { title: string; description: string; points: number; expectations?: Expectation[] }

/** A demo task, with one answer to accept and one to reject. */
export type DemoTask = OpenDemoTask & { good: string; weak: string }

export const demoTasks: DemoTask[] = [
  {
    title: 'Tidy your room',
    description: 'Clean your room and tell us what you did, what was hardest, and how you will keep it tidy.',
    points: 10,
    good: 'I picked up all my clothes and put the dirty ones in the laundry basket. Then I made my bed and sorted my toys into their boxes. The hardest part was the desk, because there were old papers everywhere. To keep my room tidy I will put my things away every evening before I brush my teeth.',
    weak: 'I did it, it is clean now.',
  },
  {
    title: 'Read a chapter',
    description: 'Read one chapter of your book. Write what happened, and what you think will happen next and why.',
    points: 10,
    good: 'I read chapter four of my book. The two brothers found a map in the old lighthouse, but the keeper saw them and they had to hide behind the stairs. I think they will go to the island next, because the map shows a cave there and the older brother cannot resist a mystery. I liked this chapter because it was scary and funny at the same time.',
    weak: 'It was a good chapter. I liked it.',
  },
  {
    title: 'Explain how plants drink',
    description: 'Explain in your own words how water gets from the soil into the leaves of a plant.',
    points: 15,
    good: 'A plant takes in water from the soil through its roots, which have tiny hairs. Then the water climbs up the stem in thin tubes, a bit like drinking through a straw. It climbs because water leaves the leaves as vapour, and that pulls more water up behind it. I tested it with a white flower in blue water, and the petals turned blue after one day.',
    weak: 'Plants plants plants drink drink water water water.',
  },
  {
    title: 'Help with dinner',
    description: 'Help to cook dinner. Describe what you prepared, step by step, and what you learned.',
    points: 10,
    good: 'I helped to cook vegetable soup for dinner. First I washed the carrots and leeks, then I peeled the potatoes and cut everything into small pieces. We fried the onion before we added the water, and the soup cooked for twenty minutes. I learned that the onion makes the soup sweet and that a sharp knife needs slow hands.',
    weak: 'We had soup.',
  },
  {
    title: 'Practise fractions',
    description: 'Solve 1/2 + 1/4 and explain each step so that a younger child could follow.',
    points: 15,
    good: 'To add fractions, the pieces must have the same size. One half is the same as two quarters, because if you cut each half of a pizza in two you get four quarters. So 1/2 + 1/4 becomes 2/4 + 1/4. Now I add the top numbers and keep the bottom number, and the answer is 3/4. You can check it by colouring three of the four pieces.',
    weak: 'The answer is something with fractions, I think two sixths maybe.',
  },
  {
    title: 'A kind deed',
    description: 'Do something kind for somebody in the family and write how it made both of you feel.',
    points: 10,
    good: 'My little sister was sad because her tower of blocks fell down. I sat with her and we built a new tower together, and I let her put the last block on the top. She laughed and gave me a hug. I felt proud and warm inside because helping her was easy and it changed her whole afternoon.',
    weak: 'I was kind to everybody all day.',
  },
  {
    title: 'Water the garden',
    description: 'Water the plants in the garden. Write which plants you watered and what you noticed about them.',
    points: 5,
    good: 'I watered the tomatoes, the basil and the two lemon trees with the green can. I noticed that the soil under the tomatoes was very dry, so I gave them twice as much water. One lemon tree has three new leaves and the basil has small white flowers. I also pulled out some weeds that were growing between the plants.',
    weak: 'Done, all plants have water.',
  },
  {
    title: 'Draw a map of our street',
    description: 'Draw a map of our street and describe what you put on it and how you chose the scale.',
    points: 10,
    good: 'I drew a map of our street from the bakery to the park. I counted my steps between the houses and chose a scale where one centimetre is ten steps. On the map I put the bakery, the bus stop, our house, the big chestnut tree and the park gate. I used a legend with colours, because the names did not fit beside every house.',
    weak: 'My map has streets and it is nice and I drew it.',
  },
  {
    title: 'Écris une carte à mamie',
    description: 'Écris une carte à ta grand-mère : raconte ta semaine et pose-lui deux questions.',
    points: 10,
    good: "Chère mamie, cette semaine à l'école nous avons fait une expérience avec des aimants et j'ai compris pourquoi ils se repoussent. Mercredi, j'ai joué au football avec Hugo et nous avons gagné trois à deux. Samedi, papa et moi avons préparé une tarte aux pommes. Est-ce que tes roses ont fleuri ? Et quand viens-tu nous voir à la maison ? Je t'embrasse très fort.",
    weak: 'Bonjour mamie, ça va bien.',
  },
  {
    title: 'Thirty minutes of sport',
    description: 'Move for thirty minutes. Say what you did, how your body felt, and what you want to improve.',
    points: 10,
    good: 'I ran around the park for fifteen minutes and then I practised jumping with my rope. At the beginning my legs felt heavy and my heart was beating fast, but after ten minutes my breathing became calm. At the end I was tired and happy. Next time I want to improve my jumping, because I still stop after twelve jumps.',
    weak: 'I ran. I ran. I ran. I ran. I ran.',
  },
  {
    title: 'Plan your pocket money',
    description: 'Plan how you will use your pocket money this month: what you save, what you spend, and why.',
    points: 10,
    good: 'I get twenty euros of pocket money this month. I will save eight euros for the new bicycle light, because it costs sixteen and I want it in two months. I will spend five euros on a comic and four on a present for my friend. The last three euros stay in my box in case I need something at school.',
    weak: 'I will buy things with money.',
  },
  {
    title: 'Sort the laundry',
    description: 'Sort and fold the laundry. Explain how you sorted it and why it matters.',
    points: 10,
    good: 'I sorted the laundry into white, dark and coloured clothes. It matters because a red sock can turn white shirts pink in hot water. I also checked the labels and put the wool pullover aside, since it must be washed cold. When the clothes were dry I folded the shirts and matched all the socks except one.',
    weak: 'Laundry is sorted and folded like you asked, explain how you sorted it and why it matters.',
  },
]

const visible = (...texts: string[]) => texts.map((text): Expectation => ({ text, isHidden: false }))

/** Tasks with expectations, one of which is visible only to administrators. */
export const demoTasksWithExpectations: OpenDemoTask[] = [
  {
    title: 'Play a game together',
    description: 'Play a game with somebody at home. Write what you played, who won and how you both felt.',
    points: 10,
    expectations: visible('what you played', 'who won', 'how you both felt'),
  },
  {
    title: 'What plants live on',
    description: 'Find out what a plant needs to grow, and write where you found it.',
    points: 15,
    expectations: [{ text: 'light, water and air', isHidden: true }, ...visible('where you found it')],
  },
  {
    title: 'Raconte ta promenade',
    description: 'Fais une promenade. Raconte où tu es allé, avec qui et ce que tu as vu.',
    points: 10,
    expectations: visible('où tu es allé', 'avec qui', 'ce que tu as vu'),
  },
]
