import type { Case } from './case'
import { tasks } from './tasks'

/** Fluent texts about something else than their task. */
export const refuseOffTopic: Case[] = [
  {
    kind: 'off-topic',
    ...tasks.room,
    text: `The Roman Empire was one of the largest in history. Julius Caesar crossed the Rubicon in 49 BC with his army and
started a civil war. Later Augustus became the first emperor, and for two hundred years there was peace. They built roads
and aqueducts that still stand today. In the end the empire was split in two because it had become too big to govern.`,
  },
  {
    kind: 'off-topic',
    ...tasks.plants,
    text: `Yesterday we played against the team from the next village and I was the goalkeeper. In the first half they scored
twice because our defence was asleep. After the break our coach changed the positions and Leo shot two goals with his left
foot. In the last minute I stopped a penalty! We all jumped on each other and my dad filmed it with his phone.`,
  },
  {
    kind: 'off-topic',
    ...tasks.book,
    text: `To make a good pizza you need flour, yeast, water and a little salt. I kneaded the dough for ten minutes and left it
under a towel until it was twice as big. Then I rolled it out and put tomato sauce, mozzarella and ham on top. It baked for
twelve minutes at the highest temperature. The crust was crunchy and my parents loved it.`,
  },
  {
    kind: 'off-topic',
    ...tasks.sky,
    text: `My favourite video game is Minecraft because you can build whatever you want. Last week I made a castle with a moat
and a secret tunnel to my mine, where I found eleven diamonds. My friend joined my server and accidentally blew up the
wall with a creeper. We laughed a lot and then repaired it together. Next I want to learn redstone to make automatic doors.`,
  },
  {
    kind: 'off-topic',
    ...tasks.fractions,
    text: `Dolphins are mammals and not fish. They breathe air through a hole on top of their head and feed their babies with
milk. They live in groups called pods and talk to each other with clicks and whistles. Every dolphin has its own whistle,
like a name. They sleep with one half of the brain so that they do not forget to come up for air.`,
  },
  {
    kind: 'off-topic',
    ...tasks.budget,
    text: `On Saturday we hiked up to a lake in the mountains. The path was steep and there was still snow in the shade. We saw
two marmots and an eagle. At the top I put my feet into the lake but it was so cold that I screamed. We ate our sandwiches
on a rock and on the way down my sister slipped and got her trousers full of mud.`,
  },
  {
    kind: 'off-topic',
    ...tasks.piano,
    text: `I cleaned the rabbit's cage this morning. I took out the old straw, washed the tray and gave him fresh hay and a
carrot. He hopped around the kitchen while I was working and chewed on the cable of the lamp, so I had to hide it. In the
afternoon I brushed him because he is losing his winter fur, and there was enough hair for a second rabbit.`,
  },
  {
    kind: 'off-topic',
    ...tasks.kitchen,
    text: `The moon goes around the earth in about twenty-seven days. We always see the same side of it because it turns once
around itself in the same time. The phases happen because the sun lights it from different directions. When the earth
stands exactly between the two there is an eclipse and the moon looks red. Twelve astronauts have walked on it so far.`,
  },
  {
    kind: 'off-topic',
    ...tasks.kind,
    text: `A computer works with zeros and ones. The processor follows a list of instructions and can do billions of them per
second. The memory keeps what it is working on right now, and the disk keeps the files when the power is off. Programs are
written in languages like Python and then translated so that the machine understands them.`,
  },
  {
    kind: 'off-topic',
    ...tasks.chambre,
    text: `Les dinosaures ont disparu il y a soixante-six millions d'années, sans doute à cause d'une météorite tombée au Mexique.
Le choc a soulevé tellement de poussière que le soleil ne passait plus. Les plantes sont mortes, puis les herbivores, puis
les carnivores. Seuls quelques-uns ont survécu, et leurs descendants sont les oiseaux d'aujourd'hui.`,
  },
  {
    kind: 'off-topic',
    ...tasks.lecture,
    text: `Hier on est allés à la piscine avec mon cousin. J'ai nagé six longueurs en brasse et après on a fait des concours de
plongeon. Le maître-nageur nous a grondés parce qu'on courait au bord. Ensuite on a mangé des frites et j'ai attrapé un coup
de soleil sur les épaules. C'était une super journée et j'espère qu'on y retournera bientôt.`,
  },
  {
    kind: 'off-topic',
    ...tasks.water,
    text: `Mon jeu vidéo préféré est un jeu de course. On choisit son pilote et sa voiture, puis on affronte onze adversaires en
ligne. Il y a des raccourcis cachés dans chaque circuit, et avec les objets on peut ralentir les autres. Hier soir j'ai
terminé premier trois fois de suite contre mon grand frère. Il était tellement vexé qu'il a éteint la console.`,
  },
  {
    kind: 'off-topic',
    ...tasks.sport,
    text: `Louis XIV est devenu roi à l'âge de cinq ans, mais il n'a vraiment gouverné qu'à partir de 1661. Il a fait construire le
château de Versailles pour montrer sa puissance et surveiller les nobles. On l'appelait le Roi-Soleil. Il a mené beaucoup
de guerres qui ont coûté très cher au royaume, et à sa mort en 1715 le peuple était pauvre et fatigué.`,
  },
  {
    kind: 'off-topic',
    ...tasks.cuisine,
    text: `Pour mon anniversaire j'ai reçu une guitare. Je prends des cours le mardi avec un professeur qui joue dans un groupe de
rock. J'ai déjà appris quatre accords et une chanson entière. Au début mes doigts me faisaient mal à cause des cordes, mais
maintenant j'ai de la corne. Mon rêve serait de monter sur scène avec ma cousine qui fait de la batterie.`,
  },
  {
    kind: 'off-topic',
    ...tasks.room,
    text: `Last summer my family travelled to Portugal. We took a plane early in the morning and I sat next to the window, so I
could see the clouds from above. In Lisbon we rode a yellow tram that climbs the steep hills and ate custard tarts every
single day. My favourite place was the aquarium, where a huge sunfish swam right past my nose. On the third day we drove to
the ocean. The waves were much higher than at home, and my father taught me to surf. I fell off the board about fifty times
before I stood up for three seconds, but those were the best three seconds of the holiday. In the evenings we listened to
fado, which is sad music with guitars, and my mother cried a little although she did not understand the words. We also
visited a monastery where a famous explorer is buried. On the last evening we watched the sun go down behind the lighthouse
and promised each other to come back. I brought home a tile with a blue ship on it and about a kilo of sand in my shoes. My
teacher asked us to talk about our holidays, and I spoke for ten minutes without looking at my notes even once.`,
  },
  {
    kind: 'off-topic',
    ...tasks.fractions,
    text: `Bees are very important insects. A hive has one queen, some drones and thousands of workers. The young workers clean the
hive and feed the larvae, the older ones fly out to collect nectar. When a bee has found a good place she dances in the
dark, and the others can feel from the direction in which they must fly. Without them many flowers would not be pollinated
and there would be fewer apples and cherries. People who want to help can sow wild flowers or leave a corner of the lawn
uncut. Beekeepers take only a part of the honey and give the bees sugar in return for the winter.`,
  },
]
