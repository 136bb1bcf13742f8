import type { Case } from './case'

/** Short honest answers, as children write them on a phone. */
export const acceptShort: Case[] = [
  {
    kind: 'chores',
    title: 'Make your bed every day',
    description: 'Make your bed every morning this week.',
    text: `I shook the duvet out of the window, pulled the sheet tight at the corners and put the pillow against the wall. On Tuesday
I forgot because we were late. When I do it right after getting up it takes two minutes and my room looks tidy all day.`,
  },
  {
    kind: 'trash',
    title: 'Take out the trash',
    description: 'Bring the bins down and tell what goes where.',
    text: `I tied the black bag and carried it down to the grey container. Bottles go in the green one, and I had to take the lids off.
The newspapers were too many for one trip so I went twice. It stank a bit, I held my nose. Then I put a new bag in the kitchen.`,
  },
  {
    kind: 'dishes',
    title: 'Set the table',
    description: 'Set the table for dinner for six people.',
    text: `We were six because my cousins came. I put the plates first, the fork on the left and the knife on the right with the sharp
side in, like Auntie showed me. I folded the napkins into triangles and filled the jug. I forgot the salt but nobody minded.`,
  },
  {
    kind: 'pets',
    title: 'Feed the fish',
    description: 'Feed the fish for a week and write what you notice.',
    text: `They get a pinch of flakes in the morning and half a frozen cube on Sundays. The big orange one always comes first and chases
the small ones away, so I drop some on both sides of the tank. On Thursday the water looked cloudy, I told dad and we cleaned
the filter together.`,
  },
  {
    kind: 'science',
    title: 'What is gravity?',
    description: 'Explain gravity so that your little sister understands.',
    text: `Everything that is heavy pulls on everything else. The Earth is so huge that it pulls us down all the time, which is why a ball
comes back when you throw it up. The moon is smaller so it pulls less and astronauts can hop like kangaroos there. I dropped a
stone and a book at once and they landed together!`,
  },
  {
    kind: 'nature',
    title: 'Life cycle of a butterfly',
    description: 'Describe how a caterpillar becomes a butterfly.',
    text: `It starts as an egg on a leaf. A tiny larva hatches and eats and eats until its skin gets too small, and it sheds it maybe four
times. Then it hangs upside down and makes a hard case around itself. Inside it turns almost to soup and is built new. After two
weeks the wet wings come out, it pumps them up and flies off to drink nectar.`,
  },
  {
    kind: 'geography',
    title: 'Capitals of Europe',
    description: 'Learn ten capitals and tell how you did it.',
    text: `I made a memory game with my atlas: on one card the country, on the other the city. Madrid, Lisbon and Rome I knew already. For
Copenhagen I think of a hen with a cup of coffee. Bratislava was the worst. After four games against mum I beat her, and now I
can say all ten without looking, even Ljubljana.`,
  },
  {
    kind: 'maths',
    title: 'Word problem',
    description: 'A train leaves at 14:35 and arrives at 17:10. How long is the trip? Explain.',
    text: `From 14:35 to 15:00 there are 25 minutes missing. From 15:00 to 17:00 that makes 2 hours, and then 10 minutes more. I add 25 and
10 and get 35, so it takes 2 hours and 35 minutes. I did it in hops because you cannot just subtract like normal numbers, since
an hour has only 60.`,
  },
  {
    kind: 'writing',
    title: 'Write a thank-you note',
    description: 'Thank somebody for a present.',
    text: `Dear Uncle Paul, thank you so much for the telescope! Yesterday dad and I took it to the balcony and we could see craters on the
moon and even the rings of Saturn, very small. Nobody in my class has one. I'd love to show you when you visit in May. I already
gave it a name, it's called Hugo. Love, Emil`,
  },
  {
    kind: 'budgeting',
    title: 'Save ten euros',
    description: 'Save ten euros and tell how you did it.',
    text: `I usually buy a drink at the kiosk after training for 1,50. For four weeks I took my own bottle instead, that was already six
euros. Then I sold two old comics at the flea market for two each. It was hard in the second week when everyone had ice cream. I
keep it in an envelope so that I can't see it.`,
  },
  {
    kind: 'garden',
    title: 'Plant a seed',
    description: 'Plant a seed and keep a diary for two weeks.',
    text: `Day 1: I pushed a bean two centimetres deep into the pot and made it wet. Day 4: nothing, I was impatient. Day 6: the earth had a
crack and something pale bent like an elbow. Day 8: it stood up and had two leaves. Day 11: it leans to the window so I turned
it round. Day 14: 19 cm! I tied it to a stick.`,
  },
  {
    kind: 'science',
    title: 'How is a rainbow made?',
    description: 'Explain how rainbows form.',
    text: `You need sun behind you and rain in front of you. Every drop works like a little glass prism: the light goes in, bends, bounces
off the back and comes out again. Each colour bends a bit differently, red the least and violet the most, so they get split up
into stripes. I made one with the garden hose this afternoon.`,
  },
  {
    kind: 'history',
    title: 'Ancient Egypt',
    description: 'Why did the Egyptians build pyramids?',
    text: `They believed that the king lived on after death, so his body had to be kept safe with everything he would need: food, gold, even
boats. The shape was meant to be like rays of the sun on which he could climb to the sky. About twenty thousand workers needed
twenty years for the big one. They weren't slaves, they got bread and beer, which I did not know.`,
  },
  {
    kind: 'food',
    title: 'A healthy breakfast',
    description: 'Make a healthy breakfast and explain why it is good for you.',
    text: `I had oats with a chopped apple, walnuts and plain yogurt. Oats give energy slowly so I wasn't hungry until lunch, and there's
protein in the yogurt for the muscles. The fruit has vitamins and makes it sweet without the sugar you get in cereals. I looked
at the box of my chocolate flakes: a third of it is sugar!`,
  },
  {
    kind: 'body',
    title: 'Why do we sleep?',
    description: 'Find out why people need sleep.',
    text: `While you lie there the brain is busy tidying up what you learned and throwing away what isn't needed. The body repairs small
injuries, and kids grow the most at night because of a hormone. If you stay up you get grumpy, you catch colds more easily and
can't concentrate. At my age you need about ten hours. I counted mine: only eight and a half, oops.`,
  },
  {
    kind: 'art',
    title: 'Origami',
    description: 'Fold an origami figure and tell how it went.',
    text: `I tried the crane. The first folds are simple, just triangles, but then you have to open a pocket and flatten it into a kite and
mine always tore. The paper from the printer was too thick. With real thin paper it worked on the fifth go. You have to press
each crease with your nail. He can flap his wings if you pull his tail!`,
  },
  {
    kind: 'music',
    title: 'Learn a song',
    description: 'Learn a new song by heart.',
    text: `I learned "Imagine". I printed the lyrics and sang along with the recording line by line. The high part was too high for me so I
sang it lower. The second verse I kept mixing up with the third until I drew a little picture for each line. I performed it for
my family in the evening and only forgot one word.`,
  },
  {
    kind: 'sport',
    title: 'Learn to juggle',
    description: 'Practise juggling for 15 minutes.',
    text: `I began with one ball, throwing from hand to hand at eye height. With two you must wait until the first is at the top before you
let go of the next. I kept running forward to catch so I stood in front of the wall, which helped a lot. My record with three is
now eleven catches. My arms hurt.`,
  },
  {
    kind: 'kindness',
    title: 'Call your grandmother',
    description: 'Call grandma and ask how she is.',
    text: `She was so happy that she nearly cried. Her hip is better and she goes to the choir again. I told her about my new teacher and she
told me that when she was small they had to stand up when the teacher came in. We talked for half an hour. She wants me to come
in the holidays and bake plum cake with her.`,
  },
  {
    kind: 'trash',
    title: 'Sors les poubelles',
    description: 'Sors les poubelles et dis ce que tu as fait.',
    text: `J'ai fermé le sac de la cuisine avec un noeud et je l'ai descendu, il était lourd. J'ai mis le bac jaune au bord du trottoir car le
camion passe demain matin à six heures. Après j'ai rincé le fond qui sentait mauvais et remis un sac neuf. Je me suis lavé les
mains.`,
  },
  {
    kind: 'dishes',
    title: 'Mets la table',
    description: 'Mets la table pour ce soir.',
    text: `On était cinq. J'ai sorti les assiettes creuses parce qu'il y avait de la soupe, et j'ai mis les fourchettes à gauche. J'ai plié les
serviettes en éventail, ça faisait chic. J'ai rempli la carafe et coupé le pain. Mamie a dit que c'était comme au restaurant !`,
  },
  {
    kind: 'garden',
    title: 'Plante un haricot',
    description: 'Plante un haricot et observe-le pendant dix jours.',
    text: `J'ai mis la graine dans du coton mouillé. Au bout de trois jours une petite racine blanche est sortie, elle allait vers le bas même
quand je retournais le pot. Le sixième jour la tige s'est dépliée comme un cou de cygne. J'ai mesuré 12 cm le dixième jour. Celui
que j'ai laissé dans le noir est tout jaune et mou.`,
  },
  {
    kind: 'maths',
    title: 'Problème du jour',
    description: 'Il y a 24 élèves. Un tiers prend le bus et la moitié vient à pied. Combien viennent autrement ?',
    text: `Un tiers de 24 c'est 24 divisé par 3, donc 8 en bus. La moitié c'est 12 à pied. 8 + 12 = 20, donc il en reste 4 qui viennent en
voiture ou à vélo. J'ai vérifié avec un dessin : j'ai fait 24 croix et je les ai entourées en trois couleurs. Ça marche.`,
  },
  {
    kind: 'science',
    title: 'Pourquoi la nuit ?',
    description: 'Explique pourquoi il y a le jour et la nuit.',
    text: `La Terre est une grosse boule qui tourne sur elle-même comme une toupie, et un tour dure 24 heures. Le soleil n'éclaire que la
moitié qui est en face de lui. Quand notre pays passe de l'autre côté, on est dans l'ombre. J'ai essayé avec une lampe et une
orange dans ma chambre noire, avec une punaise pour la France. Donc ce n'est pas le soleil qui bouge !`,
  },
  {
    kind: 'history',
    title: 'La Préhistoire',
    description: 'Raconte comment vivaient les hommes préhistoriques.',
    text: `Ils se déplaçaient pour suivre les troupeaux de rennes et ils dormaient sous des tentes en peau ou à l'entrée des grottes. Ils
taillaient le silex pour faire des couteaux et des pointes de lance. Le feu leur servait à cuire la viande, à se chauffer et à
éloigner les bêtes. À Lascaux ils ont peint des taureaux. Moi j'aurais aimé dessiner sur les murs mais pas manger du mammouth.`,
  },
  {
    kind: 'reading',
    title: 'Ton livre du mois',
    description: 'Présente le livre que tu as lu ce mois-ci.',
    text: `J'ai lu Charlie et la chocolaterie de Roald Dahl. C'est l'histoire d'un garçon très pauvre qui gagne un ticket d'or pour visiter
une usine magique. Les autres enfants sont gâtés et il leur arrive des choses affreuses et drôles. Mon personnage préféré est
Willy Wonka parce qu'on ne sait jamais s'il est gentil. Je le conseille à ceux qui aiment rire.`,
  },
  {
    kind: 'sport',
    title: 'Entraînement de corde à sauter',
    description: 'Saute à la corde dix minutes et note ton record.',
    text: `Au début je m'emmêlais les pieds tout le temps. J'ai compris qu'il faut tourner avec les poignets et pas avec les épaules, et ne pas
sauter trop haut. J'ai fait des séries d'une minute avec trente secondes de pause. Mon meilleur score : 47 d'affilée. J'étais tout
rouge et mon coeur battait vite.`,
  },
  {
    kind: 'languages',
    title: "Vocabulaire d'anglais",
    description: "Apprends dix mots d'anglais sur la maison.",
    text: `J'ai collé des étiquettes partout : door, window, mirror, stairs, roof, wall, ceiling, drawer, curtain et shelf. Chaque fois que je
passe devant, je dis le mot tout haut. Pour ceiling je pense au ciel qui est au plafond. Le soir ma grande soeur m'a interrogé et
j'en savais neuf, j'avais oublié drawer.`,
  },
  {
    kind: 'feelings',
    title: 'Ma colère',
    description: "Raconte une fois où tu étais en colère et ce qui t'a calmé.",
    text: `Mardi mon frère a effacé ma partie. J'avais envie de tout casser, mon ventre était dur comme une pierre et je criais. Je suis allé
dans les toilettes et j'ai soufflé comme sur des bougies, dix fois. Après j'ai pu lui dire que j'étais triste parce que j'avais
mis deux semaines. Il s'est excusé. La prochaine fois j'irai respirer avant de crier.`,
  },
  {
    kind: 'chores',
    title: 'Aide au ménage',
    description: 'Aide au ménage samedi matin.',
    text: `J'ai choisi la salle de bain. J'ai mis du vinaigre sur le robinet parce qu'il y a du calcaire et j'ai attendu dix minutes. Après ça
brillait ! J'ai frotté le lavabo, le miroir avec du papier journal et j'ai passé la serpillière à reculons pour ne pas marcher
dessus. Le plus dégoûtant c'était les cheveux dans la douche.`,
  },
]
