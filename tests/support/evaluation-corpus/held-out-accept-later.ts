import type { Case } from './case'

/** Written after the rules were tuned for the last time, hardly with words of the task; nothing was made with them. */
export const heldOutAcceptLater: Case[] = [
  {
    kind: 'chores',
    title: 'Clean the bathtub',
    description: 'Clean the bathtub after your bath.',
    text: `There was a grey ring all around and a lot of my sister's hair near the plug.
I sprinkled some powder on a sponge and scrubbed in circles until it was white again.
Then I rinsed everything with the shower head.
I slipped once, so next time I will put a mat down.`,
  },
  {
    kind: 'chores',
    title: 'Tidy the shoe rack',
    description: 'Bring order to the shoes in the hall.',
    text: `We have eleven pairs although we are only four people!
I knocked the mud off outside and paired them up.
Winter boots went into a box under the stairs.
The sandals that pinch my toes I put aside for my cousin.
Now you can open the front door without stumbling.`,
  },
  {
    kind: 'cooking',
    title: 'Make a fruit salad',
    description: 'Make a fruit salad for dessert.',
    text: `I cut the bananas last because they turn brown so quickly.
The kiwi was hard to peel, so dad showed me how to scoop it out with a spoon.
I squeezed half a lemon over everything.
My brother doesn't like grapes and picked them all out, but the rest was gone in five minutes.`,
  },
  {
    kind: 'pets',
    title: 'Look after the guinea pigs',
    description: 'Look after the guinea pigs for one day.',
    text: `Both of them started whistling when they heard me open the fridge.
I gave them a piece of pepper and filled up their hay.
Cookie ran into his little house when I wanted to lift him, so I waited until he came out.
In the evening I swept up the droppings and put in fresh straw.`,
  },
  {
    kind: 'garden',
    title: 'Plant a sunflower',
    description: 'Plant a sunflower seed and watch it for two weeks.',
    text: `I pushed it about two centimetres deep into a pot and kept it on the sill.
Nothing happened for six days and I thought it was dead.
Then a green hook came up with the shell still on its head!
Today it has four leaves and leans towards the glass, so I turn it every morning.`,
  },
  {
    kind: 'music',
    title: 'Practise your trumpet',
    description: 'Practise your trumpet for ten minutes.',
    text: `First I buzzed my lips without the instrument because my teacher says it wakes up the muscles.
The high G only came out every third time.
I played the march from page twelve and ran out of breath before the end of the line.
I marked the places where I must breathe in.`,
  },
  {
    kind: 'sport',
    title: 'Goalkeeper training',
    description: 'Tell us about your goalkeeper training.',
    text: `Coach threw balls low to my left, since that is my bad side.
I had to start on my knees, later standing.
You should get your hands behind it and hug it to your chest.
My elbow is all scraped, but in the match at the end only one got past me.`,
  },
  {
    kind: 'sport',
    title: 'Ten days of stretching',
    description: 'Stretch every day for ten days and note the difference.',
    text: `On day one my fingers only reached my shins when I bent forward.
I hold each position for thirty seconds and breathe out slowly.
The back of my legs burned like fire in the beginning.
Now I can touch my toes, and in the morning I feel less stiff.`,
  },
  {
    kind: 'reading',
    title: 'Read a comic',
    description: 'Read a comic and tell what it was about.',
    text: `A boy finds an egg in the forest and a tiny robot hatches from it.
It eats batteries and grows until it breaks the garage.
The funniest page is when it tries to disguise itself as a fridge.
I liked the drawings without any words because you have to guess what they think.`,
  },
  {
    kind: 'writing',
    title: 'Write a thank-you card to your coach',
    description: 'Thank your coach for the season in a card.',
    text: `Dear Ms Lopez, I wanted to tell you that I was really scared of the deep end in September.
You never laughed at me and you held the pole until I dared to let go.
Now I can do three lengths!
I hope you will have our group again.
Yours, Jonas`,
  },
  {
    kind: 'maths',
    title: 'Decimals at the shop',
    description: 'Find three prices and explain the decimals.',
    text: `The pears cost 2.49 and the nuts 2.5, and my sister said 49 is bigger than 5 so the pears are more.
But the first place after the point counts tenths, and 2.5 is the same as 2.50.
So the nuts are one cent dearer.
I wrote them under each other to show her.`,
  },
  {
    kind: 'science',
    title: 'Which materials keep warm?',
    description: 'Test what keeps a cup of tea warm the longest.',
    text: `I filled three mugs with hot water and wrapped one in a sock, one in foil and left one bare.
Every five minutes I looked at the thermometer.
After twenty minutes the sock was at 52 and the bare one only at 41.
I think the wool holds air and the heat can't get away.`,
  },
  {
    kind: 'body',
    title: 'Why do we get goosebumps?',
    description: 'Find out why we get goosebumps.',
    text: `Under every little hair there is a tiny muscle.
When you are cold it pulls and the hair stands up.
Our ancestors had thick fur, so it kept the heat in and made them look bigger for enemies.
Today it is quite useless for us, but I also get it when I hear a beautiful song.`,
  },
  {
    kind: 'history',
    title: 'A day without electricity in 1800',
    description: "Imagine a child's day in the year 1800.",
    text: `She gets up when the rooster crows and fetches water from the well.
There is a fire to light before anyone can eat porridge.
She walks an hour to school and writes on a slate, if her parents don't need her in the fields.
In the evening they sit around one candle and mend stockings.`,
  },
  {
    kind: 'geography',
    title: 'Present an island',
    description: 'Choose an island and present it.',
    text: `Madagascar lies in the Indian Ocean, east of Africa.
It is larger than France.
Lemurs live nowhere else, and there are trees that look as if they had been put in upside down.
People grow vanilla and rice.
I chose it because of the film, but it turned out that they have no penguins at all.`,
  },
  {
    kind: 'kindness',
    title: 'Include somebody',
    description: 'Ask somebody to join you who is often alone.',
    text: `Nadia is new and always reads by herself on the steps.
I was a bit shy but I went up and asked whether she wanted to be in our team for dodgeball.
First she shook her head, then she came after all.
She is really quick!
I noticed that she hums when she is happy.`,
  },
  {
    kind: 'money',
    title: 'Compare phone plans',
    description: 'Help your parents compare two phone plans.',
    text: `One costs 10 a month and you get 5 GB, the other is 15 with 20 GB.
Dad hardly uses three, so the dear one would be wasted.
But the cheap one has a fee of 30 in the beginning.
We worked it out for a whole year and it is still less.`,
  },
  {
    kind: 'digital',
    title: 'Make a strong password',
    description: 'Think of a rule for good passwords.',
    text: `You should take a sentence that only you know, like about something silly your uncle did.
Then you use the first letter of each word and stick in signs and numbers.
Mine has fourteen.
Names of pets are bad since everybody can find them out.
And you must not use the same one twice.`,
  },
  {
    kind: 'craft',
    title: 'Sew a small bag',
    description: 'Sew a small bag for your marbles.',
    text: `I used an old curtain with stars.
I pinned the two halves with the pretty sides facing each other and went around three edges with tiny stitches.
Twice the thread slipped out of the needle.
At the top I made a tunnel and pulled a shoelace through.
It isn't straight, but nothing falls out.`,
  },
  {
    kind: 'trips',
    title: 'Plan a day at the lake',
    description: 'Plan a day at the lake for us.',
    text: `I looked up the bus and it leaves at 9.20, so we have to get up early.
We need sunscreen, towels, the blue ball and something to eat, maybe wraps.
If there is a thunderstorm we could visit the mill next to it instead.
A pedal boat is twelve an hour, and I would share with grandpa.`,
  },
  {
    kind: 'corvées',
    title: 'Nettoyer le frigo',
    description: 'Nettoie le frigo avec un adulte.',
    text: `On a d'abord tout sorti sur la table et j'ai regardé les dates.
Il y avait un yaourt d'août et une carotte toute molle !
J'ai enlevé les clayettes pour les laver à l'eau chaude.
Au fond il restait une flaque collante de sirop.
Maintenant les fromages ont leur étage et ça ne sent plus rien.`,
  },
  {
    kind: 'corvées',
    title: 'Laver les vitres',
    description: 'Lave les vitres du salon.',
    text: `J'ai dilué un peu de vinaigre dans un seau.
Avec le chiffon ça laissait des traces, alors maman m'a donné du papier journal et là c'était transparent.
Le haut, je n'y arrivais pas sans l'escabeau.
Le chat essayait d'attraper ma main de l'autre côté, on a bien ri.`,
  },
  {
    kind: 'cuisine',
    title: 'Faire des cookies',
    description: 'Fais des cookies avec ton grand-père.',
    text: `Papi a oublié de sortir le beurre, donc on l'a ramolli près du radiateur.
J'ai cassé deux œufs et un bout de coquille est tombé dedans.
On a formé des boules pas trop serrées parce qu'elles s'étalent.
Les premiers étaient noirs dessous, alors on a baissé à 170 et les suivants étaient moelleux.`,
  },
  {
    kind: 'animaux',
    title: 'Sortir le chien de mamie',
    description: 'Sors le chien de mamie pendant les vacances.',
    text: `Pistache est un teckel, il va lentement et il s'arrête à chaque poteau.
Au coin de la rue il a vu un chat et il a tiré si fort que j'ai failli tomber.
J'ai ramassé sa crotte avec le petit sac, beurk.
Au retour il a bu toute sa gamelle et s'est endormi sur mes pieds.`,
  },
  {
    kind: 'jardin',
    title: 'Préparer un carré de fraises',
    description: 'Prépare un carré de fraises au jardin.',
    text: `On a retourné la terre et enlevé les cailloux avec papa.
J'ai fait un trou tous les trente centimètres et j'ai écarté les racines comme une araignée.
Il ne faut pas enterrer le cœur, sinon ça pourrit.
On a mis de la paille autour contre les limaces.
Il y a déjà une petite fleur blanche.`,
  },
  {
    kind: 'musique',
    title: 'Batterie',
    description: "Travaille ta batterie un quart d'heure.",
    text: `J'ai commencé par des roulements sur la caisse claire, très lentement.
Mon pied droit part toujours en même temps que la main, c'est énervant.
J'ai mis le métronome à 70 et j'ai compté tout haut.
Au bout de dix minutes j'ai tenu le rythme de rock sans m'arrêter.
Le voisin n'a pas râlé !`,
  },
  {
    kind: 'sport',
    title: 'Cours de judo',
    description: 'Raconte ton dernier cours de judo.',
    text: `On s'est échauffés en faisant des roulades sur le tatami.
Ensuite le professeur nous a montré comment faire tomber l'autre avec la hanche.
Avec Inès c'était dur car elle est plus grande, mais j'ai réussi à la déséquilibrer.
Il faut taper du bras en arrivant par terre pour ne pas se faire mal.`,
  },
  {
    kind: 'lecture',
    title: 'Lire une BD',
    description: 'Lis une BD et résume-la.',
    text: `C'est un petit garçon qui vit chez les Vikings et qui a peur de tout.
Son oncle l'emmène sur un drakkar pour le rendre courageux.
À la fin, c'est lui qui sauve l'équipage grâce à une ruse avec des abeilles.
J'adore les grimaces des personnages et les gros mots en dessins.`,
  },
  {
    kind: 'français',
    title: 'Les homophones',
    description: 'Explique la différence entre « a » et « à ».',
    text: `Je me trompe souvent, alors j'ai un truc : si je peux dire « avait » à la place, il n'y a pas d'accent.
Par exemple « Léo a faim » devient « Léo avait faim », ça marche.
Mais « je vais à Lyon », on ne peut pas.
J'ai corrigé mon texte et j'ai retrouvé trois fautes.`,
  },
  {
    kind: 'maths',
    title: 'Les angles',
    description: "Explique les différentes sortes d'angles.",
    text: `Celui de ma feuille est droit, il fait 90 degrés et je le vérifie avec l'équerre.
S'il est plus fermé, comme une part de tarte, il est aigu.
Quand il s'ouvre davantage, on dit obtus.
Dans la maison j'ai trouvé les trois : la fenêtre, les ciseaux et l'escabeau déplié.`,
  },
  {
    kind: 'sciences',
    title: 'Faire germer des lentilles',
    description: 'Fais germer des lentilles et note tes observations.',
    text: `J'ai posé du coton humide dans deux pots.
L'un est resté près de la vitre, l'autre dans le placard.
Le troisième jour une petite queue blanche sortait.
Après une semaine, celles du noir étaient plus longues mais toutes jaunes, et les autres vertes.
Je pense qu'elles cherchaient la lumière.`,
  },
  {
    kind: 'histoire',
    title: 'Un métier disparu',
    description: "Présente un métier qui n'existe plus.",
    text: `Autrefois un homme passait dans les rues à la tombée de la nuit avec une longue perche pour allumer les réverbères à gaz.
Au matin il refaisait tout le tour pour les éteindre.
Quand les ampoules sont arrivées, il n'y avait plus besoin de lui.
Je trouve ça triste, mais il pouvait enfin dormir.`,
  },
  {
    kind: 'géographie',
    title: 'Ma région',
    description: "Présente ta région à quelqu'un qui ne la connaît pas.",
    text: `J'habite en Bretagne, tout à l'ouest.
Chez nous la mer monte et descend de plusieurs mètres et les bateaux se retrouvent couchés sur la vase.
On mange des galettes de sarrasin et du gâteau très beurré.
Il pleut souvent, c'est vrai, mais le ciel change vite.
Il y a aussi des pierres dressées depuis la préhistoire.`,
  },
  {
    kind: 'gentillesse',
    title: 'Préparer une surprise pour ta sœur',
    description: 'Prépare une surprise pour ta sœur.',
    text: `Elle avait raté son contrôle et elle boudait.
Pendant qu'elle était au judo j'ai accroché des petits papiers sur sa porte avec tout ce que j'aime chez elle.
J'ai aussi échangé ma part de gâteau au chocolat contre la sienne, plus petite.
Elle a fait semblant de rien, puis elle m'a serré très fort.`,
  },
  {
    kind: 'émotions',
    title: 'Un moment de fierté',
    description: 'Raconte un moment où tu étais fier de toi.',
    text: `Devant toute la classe je devais parler de mon grand-père.
J'avais les mains moites et ma voix tremblait au début.
J'ai regardé Paul, qui me souriait, et c'est devenu plus facile.
À la fin ils ont applaudi et la maîtresse avait l'air émue.
Je ne pensais pas en être capable.`,
  },
  {
    kind: 'argent',
    title: 'Économiser pour un skate',
    description: 'Explique comment tu vas économiser pour un skate.',
    text: `Celui que je veux est à 60 euros et il m'en manque 38.
Je reçois 3 euros par semaine, donc il faudrait treize semaines.
Si je lave la voiture du voisin, ça ira plus vite.
Je mets tout dans un bocal et j'ai arrêté les bonbons.
Peut-être qu'en occasion il sera moins cher.`,
  },
  {
    kind: 'environnement',
    title: 'Une journée zéro plastique',
    description: 'Essaie de passer une journée sans plastique.',
    text: `Dès le matin c'était raté parce que ma brosse à dents en est faite.
Pour midi j'ai emballé mon sandwich dans un torchon et pris ma gourde en métal.
Au magasin presque tout est sous film, même les concombres !
On a acheté le fromage à la coupe.
Je vais garder le truc du torchon.`,
  },
  {
    kind: 'dessin',
    title: 'Dessiner un visage',
    description: 'Dessine un visage et explique comment tu as fait.',
    text: `J'ai commencé par un ovale avec une croix légère pour placer les yeux, qui sont au milieu et pas en haut comme je croyais.
Le nez est le plus compliqué, j'ai juste fait l'ombre.
J'ai estompé les joues avec le doigt.
On dirait un peu ma cousine, sauf les oreilles qui sont trop basses.`,
  },
  {
    kind: 'code',
    title: 'Un dé électronique',
    description: 'Programme un dé avec un micro-ordinateur ou sur Scratch.',
    text: `Quand on appuie sur la barre, une variable prend un chiffre au hasard entre 1 et 6.
Ensuite le lutin change de costume selon la valeur, j'ai dessiné les six faces.
Il restait bloqué sur quatre parce que j'avais oublié un bloc.
J'ai ajouté un petit bruit et une boucle pour faire croire qu'il roule.`,
  },
  {
    kind: 'routine',
    title: 'Préparer ses affaires la veille',
    description: 'Prépare tes affaires la veille pendant une semaine.',
    text: `Le soir je vérifie mon emploi du temps et je mets les bons cahiers.
Je pose mon jean et mon pull sur la chaise, et ma flûte devant la porte sinon je l'oublie.
Jeudi j'ai eu la flemme et le matin j'ai couru partout.
Le reste de la semaine j'avais même le temps de lire dix minutes.`,
  },
]
