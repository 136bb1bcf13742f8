import type { Case } from './case'

/** Written after the rules were tuned; the lexicon was not made with these texts. */
export const heldOutAccept: Case[] = [
  {
    kind: 'chores',
    title: 'Vacuum the house',
    description: 'Vacuum the ground floor and describe what you did.',
    text: `I started in the hallway because that is where all the mud gets in. I moved the shoes and the umbrella stand out of the way. In the living
room I used the narrow nozzle for the gaps in the sofa and found a pen and some popcorn. The cord was too short for the kitchen so I had to
change the plug. Halfway through it lost power, and I emptied the container.`,
  },
  {
    kind: 'kitchen',
    title: 'Help prepare dinner',
    description: 'Help prepare dinner and explain what you learned.',
    text: `I helped my father make vegetable soup. I peeled the potatoes and carrots and cut the leek into rings. He taught me to curl my fingers so
the knife can't hurt them. We fried the onions first, because that gives more taste, and then added the rest with broth. After twenty
minutes we mashed half of it so it became creamy. I learned that you should taste before you add salt.`,
  },
  {
    kind: 'garden',
    title: 'Take care of the vegetable garden',
    description: 'Work in the vegetable garden for half an hour and write about it.',
    text: `I pulled out the weeds between the beans and loosened the soil with the small hoe. The lettuces had been nibbled, so I put a ring of ash
around each one against the slugs. I tied two tomato plants to their sticks since they were bending. Then I watered slowly near the roots
and picked the first three radishes, which were very spicy!`,
  },
  {
    kind: 'pets',
    title: 'Take care of our rabbit',
    description: 'Take care of the rabbit today and tell us how it went.',
    text: `In the morning I gave Snowy fresh hay, half a carrot and clean water. After school I swept out the hutch and put in new straw, and while I
did that she ran around on the grass inside the fence. I checked her claws and they are getting long, so we should go to the vet. She let
me stroke her behind the ears for a long time and closed her eyes.`,
  },
  {
    kind: 'reading',
    title: 'Read a chapter of your book',
    description: 'Read one chapter and write down what happened and what you think of it.',
    text: `In chapter six Harry gets onto the train at platform nine and three quarters. You have to run straight at the wall, which must feel
terrifying. He meets Ron and they share sweets, and Hermione comes in looking for a toad. I liked this chapter because Harry has a friend
for the first time in his life. I think Draco will cause trouble, as he was so rude about Ron's family.`,
  },
  {
    kind: 'maths',
    title: 'Multiplication tricks',
    description: 'Find a trick for multiplying by nine and explain why it works.',
    text: `To multiply by nine I first multiply by ten and then take the number away once. For example 9 times 7 is 70 minus 7, so 63. It works because
nine groups of seven are one group less than ten groups. Another thing I noticed is that the digits of the answer always add up to nine: 6
plus 3, or 4 plus 5 in 45. I tried it up to 9 times 10.`,
  },
  {
    kind: 'science',
    title: 'The water cycle',
    description: 'Explain the water cycle in your own words.',
    text: `The sun warms up the sea and the lakes, and some of the water turns into vapour and rises into the sky. Up there it is cold, so the vapour
turns back into tiny drops that form clouds. When the drops get too heavy, they fall as rain or snow. The water runs into rivers or goes
down into the ground, and sooner or later it reaches the sea again. So we drink the same water as the dinosaurs did.`,
  },
  {
    kind: 'history',
    title: 'Life in the Middle Ages',
    description: 'Describe how ordinary people lived in the Middle Ages.',
    text: `Most people were peasants who worked on land that belonged to a lord. They had to give him part of their harvest and could not leave the
village without his permission. Their houses had one room with a fire in the middle, and the animals slept inside in winter. They ate dark
bread, soup and cabbage. Children worked from a young age, and only monks and nobles could read. I am glad I live today.`,
  },
  {
    kind: 'art',
    title: 'Paint a landscape',
    description: 'Paint a landscape and explain the colours you chose.',
    text: `I painted the hills near our village in the evening. For the sky I mixed orange and pink and let it run into a little purple at the top. The
hills in front are dark green and those further away are blue and pale, because things in the distance look lighter. I used a dry brush for
the grass. The tree on the right came out too big, but I like how warm the picture feels.`,
  },
  {
    kind: 'kindness',
    title: 'Be kind to someone in your family',
    description: 'Do something kind for someone in your family and write how it made you feel.',
    text: `My mother came home tired from work, so I made her a cup of tea and told her to sit down while I unpacked the shopping. Then I asked about
her day and really listened, without looking at my tablet. She told me a funny story about her boss. Before bed she hugged me and said that
I made her day. I felt warm inside, and I want to do it more often.`,
  },
  {
    kind: 'budgeting',
    title: 'Saving for something',
    description: 'Choose something you want to buy and make a saving plan.',
    text: `I want headphones that cost 48 euros. I get 6 euros a week from my parents, and I usually spend about half of it on snacks and cards. If I
save 4 euros every week I will have enough in 12 weeks. My aunt pays me 5 euros when I wash her car, so with that it could be nine or ten. I
made a chart with 48 boxes and I colour one for each euro.`,
  },
  {
    kind: 'coding',
    title: 'Explain loops',
    description: 'Explain what a loop is in programming and give an example.',
    text: `A loop tells the computer to do the same thing again and again, so that you don't have to write it many times. For example, to draw a square
with the turtle I repeat four times: go forward 100 steps and turn right 90 degrees. If you want it to stop at some point you need a
condition, otherwise it goes on forever. Once I forgot to increase my counter and the program froze.`,
  },
  {
    kind: 'chores',
    title: 'Range le salon',
    description: 'Range le salon et explique ce que tu as fait.',
    text: `J'ai commencé par ramasser les magazines et les télécommandes qui étaient sur le canapé. J'ai remis les coussins en place et plié la
couverture. Ensuite j'ai passé un chiffon sur la table basse et j'ai porté les verres sales à la cuisine. Pour finir j'ai aspiré le tapis
parce qu'il y avait des miettes de gâteau. Ça m'a pris vingt minutes et le salon est plus agréable.`,
  },
  {
    kind: 'cooking',
    title: 'Prépare le petit déjeuner',
    description: 'Prépare le petit déjeuner pour toute la famille et raconte.',
    text: `Je me suis levée avant tout le monde pour faire la surprise. J'ai mis les bols, coupé du pain et fait griller les tranches. J'ai pressé quatre
oranges, c'était long et ça piquait mes doigts. J'ai aussi battu des oeufs avec un peu de lait et mon frère a surveillé la poêle. On a mangé
sur le balcon. Papa a dit que c'était le meilleur dimanche du mois.`,
  },
  {
    kind: 'pets',
    title: 'Promène le chien',
    description: 'Promène le chien et raconte ta balade.',
    text: `J'ai mis la laisse à Filou et on est partis vers la rivière. Il reniflait chaque arbre, alors on avançait lentement. Près du pont on a croisé
un gros berger allemand et Filou a eu peur, je l'ai fait asseoir derrière moi et j'ai attendu. Je lui ai lancé un bâton une dizaine de fois.
Au retour j'ai essuyé ses pattes pleines de boue et il a bu toute sa gamelle.`,
  },
  {
    kind: 'reading',
    title: 'Lis un conte',
    description: 'Lis un conte et raconte-le avec tes mots.',
    text: `C'est l'histoire d'une petite fille qui apporte une galette à sa grand-mère malade. Dans le bois elle rencontre le loup et elle lui dit où elle
va. Il court devant, il mange la vieille dame et se met dans son lit avec son bonnet. La fille trouve qu'elle a de grandes dents. Dans la
version que j'ai lue un chasseur les sauve. La leçon, c'est de ne pas parler aux inconnus.`,
  },
  {
    kind: 'maths',
    title: 'Les fractions',
    description: 'Explique comment additionner deux fractions.',
    text: `Pour additionner deux fractions il faut d'abord qu'elles aient le même dénominateur. Par exemple pour un demi plus un quart, je transforme un
demi en deux quarts, et après je peux ajouter : deux quarts plus un quart égale trois quarts. On n'additionne jamais les nombres du bas, car
ils disent seulement en combien de parts on a coupé. J'ai vérifié avec une tarte que j'ai dessinée.`,
  },
  {
    kind: 'science',
    title: 'Pourquoi les feuilles tombent-elles ?',
    description: 'Explique pourquoi les arbres perdent leurs feuilles en automne.',
    text: `En automne il y a moins de lumière et il fait plus froid, donc l'arbre ne peut plus fabriquer assez de sucre. Il récupère ce qui est utile dans
les feuilles et la couleur verte disparaît, c'est pour ça qu'on voit le jaune et le rouge. Puis un petit bouchon se forme à la base de la
tige et elle se détache. Comme ça il garde son eau pendant l'hiver et la neige ne casse pas ses branches.`,
  },
  {
    kind: 'geography',
    title: 'Mon pays préféré',
    description: 'Présente un pays que tu aimerais visiter.',
    text: `J'aimerais visiter le Japon. C'est un pays formé de plusieurs îles en Asie, et la capitale est Tokyo. Il y a beaucoup de volcans, dont le mont
Fuji qui est couvert de neige. Les gens enlèvent leurs chaussures avant d'entrer dans les maisons et mangent avec des baguettes. Les trains
sont très rapides et toujours à l'heure. Je voudrais surtout voir les cerisiers en fleurs au printemps.`,
  },
  {
    kind: 'sport',
    title: 'Entraîne-toi au foot',
    description: 'Entraîne-toi au foot pendant trente minutes et dis ce que tu as travaillé.',
    text: `J'ai placé six bouteilles dans le jardin pour faire un parcours. J'ai slalomé d'abord du pied droit, puis seulement du gauche. Après j'ai fait
des jongles, mon record était de douze et je suis arrivé à dix-neuf. Pour finir j'ai tiré contre le mur en visant une croix à la craie. J'ai
compris qu'il faut se pencher un peu en avant sinon le ballon part trop haut.`,
  },
  {
    kind: 'kindness',
    title: 'Rends service',
    description: 'Rends service à quelqu’un et explique pourquoi c’était utile.',
    text: `Ma grand-mère n'arrivait pas à envoyer des photos avec son nouveau téléphone. Je me suis assis à côté d'elle et je lui ai montré doucement, une
étape après l'autre. Je lui ai écrit chaque étape en gros sur une feuille. Au troisième essai elle a réussi toute seule et elle était très
fière. C'était utile parce qu'elle peut maintenant nous écrire quand elle se sent seule.`,
  },
  {
    kind: 'music',
    title: 'Joue de la flûte',
    description: 'Joue de la flûte pendant quinze minutes et raconte.',
    text: `J'ai d'abord joué les notes longues pour que le son soit propre, en soufflant tout doucement. Le do grave siffle encore car mon petit doigt ne
bouche pas bien le trou. J'ai travaillé le morceau mesure par mesure et je l'ai répété trois fois sans m'arrêter. À la fin je l'ai joué devant
ma mère. Elle a reconnu la mélodie, donc je suis content.`,
  },
  {
    kind: 'feelings',
    title: 'Raconte ta journée',
    description: 'Raconte un bon moment de ta journée et dis pourquoi il était bon.',
    text: `Le meilleur moment, c'était à midi. On a mangé dehors pour la première fois cette année et Lina m'a gardé une place à côté d'elle. On a ri si fort
que j'ai renversé mon eau. C'était bien parce que la semaine dernière on s'était disputées et je pensais qu'elle ne voulait plus être mon
amie. Le soir je me suis endormie en souriant.`,
  },
  {
    kind: 'environment',
    title: 'Protéger la planète',
    description: 'Dis ce que tu peux faire pour protéger la planète et ce que tu as essayé cette semaine.',
    text: `Cette semaine je suis allé à l'école à pied au lieu de prendre la voiture, et j'ai éteint la lumière chaque fois que je quittais une pièce. J'ai
aussi mis une gourde dans mon sac pour ne plus acheter de petites bouteilles. Le plus difficile a été de manger moins de viande, car j'adore
les saucisses. Si chaque enfant de ma classe faisait pareil, ça ferait déjà une grande différence.`,
  },
]
