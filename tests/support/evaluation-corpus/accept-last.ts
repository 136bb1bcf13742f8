import type { Case } from './case'

/** Still more honest answers. */
export const acceptLast: Case[] = [
  {
    kind: 'chores',
    title: 'Sort your old toys',
    description: 'Choose toys you no longer use and get them ready to give away.',
    text: `I emptied the whole chest and made three heaps: keep, give away and broken. The wooden train was the hardest since Grandpa built it,
so I kept one wagon. Fourteen cars, two puzzles with all pieces and my baby blocks went into a carton for the charity shop. I wiped them
with a wet cloth first. Now there is space for my globe and I feel lighter somehow.`,
  },
  {
    kind: 'laundry',
    title: 'Iron your school shirts',
    description: 'With an adult, iron three shirts and explain how.',
    text: `First you look at the label because some fabrics melt. I sprinkled a little water and started with the collar, then the sleeves, and the
big back part last. You must keep it moving or you get a brown mark, which happened once on an old pillowcase we used for trying. The
buttons are tricky, you go around them with the point. Mum stayed next to me all the time.`,
  },
  {
    kind: 'cooking',
    title: 'Make lemonade',
    description: 'Make lemonade and describe the steps.',
    text: `I squeezed four lemons by hand, and the pips kept falling in so I poured it through a sieve. I dissolved five spoons of sugar in some
warm water since it doesn't melt well in cold. Then I mixed everything in the big jug with ice cubes and mint. My first try was so sour
that my eyes closed. With a bit more honey it was perfect, and the jug was empty in ten minutes.`,
  },
  {
    kind: 'science',
    title: 'Why do we have seasons?',
    description: 'Explain why there is summer and winter.',
    text: `Many people think we are nearer to the sun in July, but that is wrong. The axis of the Earth is tilted by 23 degrees. When our half
leans toward the sun the days are long and its rays fall steeply, so it gets hot. Half a year later we lean away and they come in flat
and weak. In Australia it is the other way round, they celebrate Christmas on the beach!`,
  },
  {
    kind: 'science',
    title: 'Build an electric circuit',
    description: 'Make a bulb light up and explain what happens.',
    text: `I taped one wire to the plus side of the battery and one to the minus. When both ends touched the little lamp it lit up. As soon as I
lifted one, it went dark, because the current has to go all the way round like a train on a loop. I put different things in the gap: a
coin and foil let it through, my eraser and a pencil case didn't. With two batteries it shone brighter.`,
  },
  {
    kind: 'space',
    title: 'The first man on the moon',
    description: 'Tell the story of the first moon landing.',
    text: `In July 1969 three astronauts flew for four days in a capsule on top of a gigantic rocket. Armstrong and Aldrin went down in the Eagle
while Collins kept circling above. They nearly ran out of fuel because there were boulders where they wanted to set down. Everyone
watched it on TV, even my great-grandma who got up at night. They took home stones, and their footprints are still there as there is
no wind.`,
  },
  {
    kind: 'history',
    title: 'Who was Anne Frank?',
    description: 'Write about the life of Anne Frank.',
    text: `She was a Jewish girl from Frankfurt whose parents fled to Amsterdam from the Nazis. When she was thirteen they had to hide behind a
bookcase in her father's office, eight people in a few small rooms for two years. They could not make a sound during the day. She wrote
everything into a diary that she called Kitty. In 1944 someone betrayed them and she died in a camp. Only her father survived and he
published it.`,
  },
  {
    kind: 'music',
    title: 'Drum practice',
    description: 'Practise the drums for 15 minutes.',
    text: `I worked on the fill at the end of the chorus. I put the click at 70 and counted aloud, one-e-and-a. My right foot always speeds up on
the bass, so I did it with only the pedal for a while. Then I added the hi-hat and at last the snare. At 80 I got it three times in a
row, at 90 it falls apart. I used the pads because my sister was asleep.`,
  },
  {
    kind: 'sport',
    title: 'Basketball free throws',
    description: 'Do 50 free throws and note how many went in.',
    text: `I scored 17 out of 50, last week it was only 12. I bounce it three times, bend my knees and look at the back of the hoop. My coach says
that the elbow should point to the basket and that the wrist must stay down at the end, like reaching into a cookie jar. When I hurried
I missed nearly all. In the last ten I was tired and they were too short.`,
  },
  {
    kind: 'kindness',
    title: 'Make someone smile',
    description: 'Do something that makes another person smile today.',
    text: `The lady at the supermarket till always looks so tired. I drew a sun with sunglasses on the back of our shopping list and gave it to her
with the money. She laughed out loud and stuck it on her screen. The man behind us smiled as well! Mum said you could see that she was
less tired. It only cost me five minutes, I might do one for the bus driver too.`,
  },
  {
    kind: 'coding',
    title: 'Learn to type with ten fingers',
    description: 'Practise touch typing for 20 minutes and tell how fast you are.',
    text: `I did lesson four, which is the row at the top. The left ring finger doesn't want to go up to the w, I always use the middle one. I
covered the keyboard with a scarf so I couldn't cheat. I started with 11 words a minute and by the end it was 15, with 92 percent
correct. My neck got stiff so I put a book under the laptop.`,
  },
  {
    kind: 'safety',
    title: 'Strong passwords',
    description: 'Explain how to make a good password.',
    text: `Never take your name or birthday, as these are the first things a thief tries. It should be long: a sentence of four random words such
as purple-hippo-eats-noodles is better than a short one with odd signs, and easier to remember. Use another one for each account, or
if one site gets hacked they can open all of them. Don't tell it to friends. I changed the one for my game today, it had been 123456.`,
  },
  {
    kind: 'routine',
    title: 'Pack for the school trip',
    description: 'Pack your bag for three days and make a list.',
    text: `I laid everything out on my bed before putting it in. Three T-shirts, two pairs of trousers, a fleece for the evening and six pairs of
socks in case we fall in the stream. My raincoat went on top so I can reach it quickly. I rolled the clothes as it saves space. I almost
forgot the torch and the plasters. The list is taped inside the lid so nothing stays there.`,
  },
  {
    kind: 'story',
    title: 'Write a poem',
    description: 'Write a poem about winter.',
    text: `The garden wears a coat of white,
The pond has closed its eye,
A robin sings with all his might
Below a pale grey sky.
My breath goes dancing like a ghost,
My boots go crunch and creak,
And what I love about it most:
The kiss of frost upon my cheek.`,
  },
  {
    kind: 'animals',
    title: 'Bees',
    description: 'Find out why bees are important and explain it.',
    text: `When they drink nectar the yellow dust of the flower sticks to their hairs, and at the next blossom some of it falls off. Only then can a
cherry or a pumpkin grow. About one third of what we eat depends on them. In some parts of China there are so few left that workers climb
into the trees with brushes. We could help by sowing wild flowers and not spraying poison. I will leave a corner of our lawn alone.`,
  },
  {
    kind: 'maths',
    title: 'Percentages in real life',
    description: 'Find three places where percentages are used and explain them.',
    text: `On the jacket in the window it says minus 30 %, so of every 100 euros you only pay 70. On the milk it says 1.5 % fat, meaning in a litre
there are about 15 grams of it. The third is the battery of my phone: when it shows 50 %, half is left. I worked out that my 80 euro
shoes would be 56 with that sale. A hundred percent is always the whole thing, whatever it is.`,
  },
  {
    kind: 'dishes',
    title: 'Vide le lave-vaisselle',
    description: 'Vide le lave-vaisselle et remets tout à sa place.',
    text: `J'ai commencé par le panier du bas sinon l'eau des tasses coule sur les assiettes. Les couverts, je les ai séparés par sorte dans le tiroir,
et les grands couteaux c'est papa qui les a pris. J'ai dû monter sur le tabouret pour les saladiers. Deux verres étaient encore mouillés
alors je les ai essuyés. Il restait une cuillère coincée au fond !`,
  },
  {
    kind: 'school',
    title: 'Range ton cartable',
    description: 'Vide et range ton cartable.',
    text: `J'ai tout renversé sur le tapis : il y avait une compote écrasée et huit mots pour maman que j'avais oubliés. J'ai jeté les vieilles
feuilles, taillé mes crayons et remis les cahiers par couleur, le grand classeur contre le dos parce que c'est plus lourd. La trousse va
dans la poche de devant. Il pèse un kilo de moins, je l'ai mis sur la balance.`,
  },
  {
    kind: 'space',
    title: 'Le système solaire',
    description: 'Présente le système solaire.',
    text: `Au centre il y a une étoile, le Soleil, et huit planètes tournent autour. Les quatre premières sont petites et rocheuses, les autres sont
énormes et faites de gaz. Jupiter est si grosse qu'elle pourrait contenir mille trois cents Terres. Entre Mars et elle, il y a une
ceinture d'astéroïdes. Pluton n'en fait plus partie depuis 2006, je trouve ça triste. Pour m'en souvenir j'ai appris une phrase avec
les initiales.`,
  },
  {
    kind: 'science',
    title: 'La photosynthèse',
    description: 'Explique la photosynthèse avec tes mots.',
    text: `Les plantes fabriquent elles-mêmes leur nourriture. Leurs feuilles captent la lumière grâce à une matière verte, la chlorophylle. Elles
prennent le gaz carbonique de l'air et l'eau du sol, et avec l'énergie du soleil ça devient du sucre. Elles rejettent de l'oxygène,
celui que nous respirons. C'est pour ça qu'on dit que les forêts sont nos poumons. La nuit, ça s'arrête.`,
  },
  {
    kind: 'history',
    title: 'Les Gaulois',
    description: 'Raconte comment vivaient les Gaulois.',
    text: `Ils habitaient dans des maisons en bois et en terre avec un toit de paille. C'étaient surtout des agriculteurs et de très bons forgerons,
ils ont même inventé le tonneau et une sorte de moissonneuse. Ils n'écrivaient presque pas, les druides apprenaient tout par coeur.
Contrairement à Astérix ils n'ont pas résisté : César les a battus à Alésia en 52 avant Jésus-Christ. Ensuite ils se sont mis à vivre
comme les Romains.`,
  },
  {
    kind: 'kindness',
    title: 'Joue avec ton petit frère',
    description: 'Passe une heure avec ton petit frère.',
    text: `Il voulait être un chevalier alors on a fabriqué une épée en carton et moi j'étais le dragon. Il m'a vaincu au moins vingt fois. Ensuite
je lui ai lu son album de tracteurs en faisant les bruits. Il a posé sa tête sur mon épaule et il s'est endormi. D'habitude il m'embête
mais là c'était doux. Je n'ai même pas pensé à ma console.`,
  },
  {
    kind: 'story',
    title: 'Écris un poème',
    description: 'Écris un poème sur la mer.',
    text: `La mer a mis sa robe bleue,
Elle danse avec le vent,
Elle me chatouille les pieds un peu
Et repart en riant.
Je lui ai confié mon secret
Dans un coquillage blanc,
Elle l'a gardé, bien discret,
Tout au fond de l'océan.`,
  },
  {
    kind: 'food',
    title: 'Un repas équilibré',
    description: 'Compose un repas équilibré et explique tes choix.',
    text: `En entrée des carottes râpées pour les vitamines, puis du poulet avec des lentilles : ça apporte des protéines et du fer. J'ai mis aussi
un peu de riz parce que les féculents donnent de l'énergie pour longtemps. Comme dessert un yaourt nature, car le calcium est bon pour
les os, et une clémentine. Je bois de l'eau et pas du soda, qui contient sept morceaux de sucre par canette.`,
  },
  {
    kind: 'sport',
    title: 'Prépare ton sac de piscine',
    description: 'Prépare tes affaires et raconte ta séance de natation.',
    text: `J'ai mis le maillot, le bonnet, les lunettes et une grande serviette. Cette fois je n'ai pas oublié le jeton pour le casier ! On a fait des
battements avec la planche, puis du dos. Je n'aime pas mettre la tête en arrière parce que l'eau rentre dans mes oreilles, mais le moniteur
m'a tenu la nuque et ça allait. À la fin on a sauté du plongeoir de trois mètres. J'ai crié mais je l'ai fait.`,
  },
  {
    kind: 'environment',
    title: 'Ramasse les déchets',
    description: 'Ramasse des déchets dans le quartier et raconte.',
    text: `Avec mes gants et la pince de mamie j'ai fait le chemin jusqu'à l'arrêt de bus. J'ai trouvé trente et un mégots, des canettes, un masque et
même une chaussure. Une dame m'a dit bravo et elle s'est mise à m'aider. On a rempli un sac de trente litres en une demi-heure. Ce qui
m'énerve, c'est qu'il y a une poubelle juste à côté. Je vais faire une affiche.`,
  },
  {
    kind: 'maths',
    title: 'Mesure et calcule',
    description: "Calcule le périmètre et l'aire du jardin.",
    text: `Avec le mètre ruban j'ai trouvé 8 m de long et 5,5 m de large. Pour faire le tour il faut additionner deux fois chaque côté, ce qui donne
27 m de grillage. Pour la surface j'ai multiplié 8 par 5,5, ça fait 44 m². Comme la cabane occupe 2 m sur 2 m j'ai enlevé 4, il reste 40
pour le gazon. Mon frère tenait le bout et il bougeait, donc j'ai recommencé.`,
  },
  {
    kind: 'reading',
    title: 'Lis un article du journal',
    description: 'Lis un article pour enfants et résume-le.',
    text: `Ça parlait d'un village en Islande où des milliers de bébés macareux se perdent chaque été. Ils sortent du nid la nuit et ils croient que
les lampadaires sont la lune, alors ils atterrissent dans les rues. Les enfants ont le droit de se coucher tard pour les ramasser dans
des cartons, et le matin ils les lancent du haut de la falaise vers la mer. J'ai trouvé cet article génial, j'aimerais y être.`,
  },
]
