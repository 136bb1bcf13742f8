/** What one member honestly wrote about the same chore on six days of a month, in their own unvaried way. */
export type Chore = { title: string; description: string; texts: readonly string[] }

export const sameChores: Chore[] = [
  {
    title: 'Wash the dishes',
    description: 'Wash the dishes after dinner and tell how it went.',
    texts: [
      `Today I washed the dishes after dinner. We had spaghetti so the big pot was full of red sauce. I let it soak first
and did the glasses. Then I scrubbed the pot with the green side of the sponge. It took about 20 minutes. I dried
everything and put it in the cupboard.`,
      `Today I washed the dishes after dinner. There were only four plates because Dad ate at work. I broke a blue cup by
accident and told Mum, she was not angry. I swept up the pieces with the little brush. Then I dried the plates and put
them in the cupboard.`,
      `After dinner I washed the dishes with my sister. She dried and I washed. We made fish and the pan smelled so bad that
I used lemon like Grandma does. The fish smell went away almost. At the end I cleaned the sink too.`,
      `I washed the dishes after dinner today. It was my birthday so there was a cake plate and nine forks with chocolate on
them. I put the candles in the drawer. My cousin helped me and splashed me with foam. The floor was wet so I mopped it.`,
      `Today I did the dishes. The hot water was not working, so I boiled some in the kettle and Mum poured it in for me. It
was soup night, so it was mostly bowls. I counted eleven spoons. The soup pot is too heavy for me so Dad lifted it.`,
      `I washed the dishes after dinner. First the glasses, then the plates, then the pans. The cheese from the lasagna was
burnt on and I scratched it off with a wooden spoon because metal hurts the dish. I listened to a podcast about sharks
while I did it. I put everything in the cupboard.`,
    ],
  },
  {
    title: 'Walk the dog',
    description: 'Walk Biscuit for twenty minutes and write what happened.',
    texts: [
      `I walked Biscuit for twenty minutes after school. We went to the park and he saw a squirrel. He pulled really hard and
I had to hold the leash with two hands. He did his business by the big oak and I picked it up with a bag.`,
      `I walked Biscuit for twenty minutes after school. It was raining so we only went around the block and under the
bridge. He shook himself and my trousers got all wet. A lady with an umbrella said he was cute. At home I dried him with
the old towel.`,
      `I walked Biscuit for half an hour because he was very excited. We met Luna, the brown dog of our neighbour. They
chased each other around the fountain. Biscuit drank from the fountain too. I picked up his poo with a bag and threw it
in the bin.`,
      `Today Biscuit did not want to walk at all. He sat down by the gate and looked at me. I think it was the garbage truck,
he hates that noise. I waited until it was gone and gave him a treat. Then we went to the park and back.`,
      `I took Biscuit to the river with Papa. He jumped in and swam after a stick three times. The water was cold but he
did not care. On the way home he smelled like a swamp. We washed him in the garden with the hose.`,
      `I walked Biscuit for twenty minutes before school this time because we have visitors tonight. It was still dark and
I wore my yellow vest. We saw a fox next to the bins. Biscuit did not bark, he just stood there. I picked up his poo with
a bag.`,
    ],
  },
  {
    title: 'Make your bed',
    description: 'Make your bed in the morning and tell how you did it.',
    texts: [
      `I made my bed this morning. I pulled the sheet tight and shook the blanket. Then I put my pillow on top and my bear
next to it. I found a sock under the blanket.`,
      `I made my bed this morning. I had to change the sheets because I spilled water at night. The corners are hard so Mum
showed me how to fold them. Now it is the one with the planets.`,
      `I made my bed before breakfast. My cat was sleeping in it so I made it around her first. When she got up I fixed the
middle. The blanket has a lot of cat hair now, I took some off with tape.`,
      `This morning I made my bed. I was late so I did it fast, only the blanket and the pillow. After school I did it
again properly, because it looked lumpy. The lump was my torch and a book.`,
      `I made my bed and my brother's bed too, because he is ill and slept in Mum's room. His bed is the top bunk and I
had to climb the ladder. It is not easy to reach the wall side. I put his penguin on the pillow.`,
      `I made my bed this morning. We slept at Grandpa's house and the blanket there is really heavy and scratchy. I folded
it in four like he does and put the pillow on it. He said it looked like in the army.`,
    ],
  },
  {
    title: 'Water the plants',
    description: 'Water the plants and write what you noticed about them.',
    texts: [
      `I watered the plants on the balcony with the green can. The basil was dry and its leaves were hanging down. After an
hour it stood up again. The tomato has two small yellow flowers.`,
      `I watered the plants on the balcony with the green can. The tomato flowers turned into tiny green balls. There was a
snail on the mint, I carried it to the hedge. I did not water the cactus because it only wants a bit.`,
      `I watered the plants in the living room. The big palm has brown tips and Dad says the air is too dry, so I sprayed
it. The orchid lost its last flower today. I turned all the pots so that the other side gets sun.`,
      `It rained all night so I only watered the plants inside. I put my finger in the soil to check, like we learned. The
ivy was still wet. The fern was dry and got two cups. I noticed a new curled leaf in the middle of it.`,
      `I watered the plants on the balcony. A wind knocked over the pot with the strawberries and the earth was all over
the floor. I put it back with a spoon and swept. Two strawberries were red so my sister and I ate them.`,
      `I watered the plants with the green can and gave them the pink food for plants, one cap for the whole can. The first
tomato is orange now! The basil has white flowers, Mum says I should pick them off so the leaves taste better. I did.`,
    ],
  },
  {
    title: 'Read for twenty minutes',
    description: 'Read for twenty minutes and tell what happened in your book.',
    texts: [
      `I read for twenty minutes on the sofa. In my book Nora found a key in the old clock. She does not know yet what it
opens. I think it is the attic door because there was a scratching noise before.`,
      `I read for twenty minutes on the sofa. Nora tried the key on the attic door and it did not fit! Then the lights went
out and her brother screamed. It was only the neighbour. I like that the chapter ends so that you want more.`,
      `I read chapter six. Nora and her brother went to the library and looked at old maps of the town. There is a tunnel
under the church. The librarian looked at them strangely and I think she is the thief.`,
      `I finished the book about Nora. The key opened a box in the tunnel and inside were letters from her great
grandmother. I was wrong about the librarian, she was the one who protected it. It was a little sad at the end.`,
      `I started a new book, it is about octopuses. They have three hearts and blue blood. One octopus in a zoo climbed out
of its tank at night and ate the fish next door. I read it for twenty minutes and then I read that page to Dad.`,
      `I read for twenty minutes in bed. The octopus book has a chapter about how they change their colour. They have tiny
bags in the skin that they can open. I wanted to know how they know the colour when they cannot see colours, but the book
says nobody is sure.`,
    ],
  },
  {
    title: 'Practise the piano',
    description: 'Practise the piano for fifteen minutes and write what you practised.',
    texts: [
      `I practised the piano for fifteen minutes. I played the C major scale with both hands, first slow and then faster.
Then I played Ode to Joy. I always make a mistake in the third line, so I repeated that line five times.`,
      `I practised the piano for fifteen minutes. I played Ode to Joy without the book and only made one mistake. My teacher
gave me a new piece called The Clown. It has a jump in the left hand and I have to look where I land.`,
      `I practised the piano for twenty minutes. I only did the left hand of The Clown because the jumps are hard. I put a
sticker on the key where I have to land. In the end I could do it without looking three times in a row.`,
      `I practised the piano for fifteen minutes. First I did the scales, F major has a black key in it. Then I put both
hands together in The Clown, but very slowly, with the metronome on sixty. My brother danced to it, which was annoying.`,
      `Today I played The Clown for Grandma on the phone. Before that I practised the ending, where it gets loud. I was
nervous and started too fast, so I stopped and started again. She clapped.`,
      `I practised the piano for fifteen minutes. I learned what the dots under the notes mean, you have to play them short
like it is hot. I tried it on the F major scale and then in the new piece about rain.`,
    ],
  },
  {
    title: 'Range ta chambre',
    description: 'Range ta chambre et raconte ce que tu as fait.',
    texts: [
      `Aujourd'hui j'ai rangé ma chambre. J'ai mis les habits sales dans le panier et les livres sur l'étagère. Sous le lit
j'ai retrouvé ma règle et trois billes. Après j'ai passé l'aspirateur.`,
      `Aujourd'hui j'ai rangé ma chambre. J'ai trié mes feutres et j'ai jeté ceux qui ne marchent plus, il y en avait douze.
J'ai mis les autres dans la boîte bleue. Mon bureau est enfin vide et je peux dessiner.`,
      `J'ai rangé ma chambre avec mon frère. Lui a ramassé les voitures et moi les Lego. On a fait la course et j'ai gagné. Il
restait des miettes sur le tapis alors j'ai passé l'aspirateur.`,
      `J'ai rangé ma chambre avant le goûter. J'ai vidé mon cartable, il y avait une vieille banane dedans, beurk. J'ai lavé
la poche avec une éponge et je l'ai laissé sécher à la fenêtre.`,
      `Ce matin j'ai rangé ma chambre parce que ma cousine vient dormir. J'ai gonflé le matelas avec la pompe et j'ai mis un
drap. J'ai caché mon journal. J'ai mis mes peluches en rang pour l'accueillir.`,
      `Aujourd'hui j'ai rangé ma chambre. J'ai enlevé les habits trop petits de l'armoire avec maman, on les donne à la voisine
pour son bébé. Maintenant les tiroirs ferment. J'ai gardé mon pull rouge quand même.`,
    ],
  },
  {
    title: 'Mets la table',
    description: 'Mets la table pour le dîner et raconte.',
    texts: [
      `J'ai mis la table pour le dîner. On était cinq parce que papi est venu. J'ai mis les assiettes creuses pour la soupe et
j'ai plié les serviettes en triangle.`,
      `J'ai mis la table pour le dîner. On a mangé dehors alors j'ai tout porté sur le plateau en deux fois. Il y avait du vent
et j'ai posé des cailloux sur la nappe pour qu'elle ne s'envole pas.`,
      `J'ai mis la table avec ma sœur. Elle a mis les verres et moi les couverts. Je me suis trompée de côté pour les fourchettes
et maman m'a montré que c'est à gauche. On a allumé une bougie.`,
      `Ce soir c'était pizza alors j'ai juste mis les assiettes, le coupe-pizza et des serviettes en papier. J'ai rempli la
carafe d'eau et j'ai ajouté des glaçons. Papa a dit que c'était très bien.`,
      `J'ai mis la table pour le dîner pendant que papa coupait le poulet. J'ai fait des petites cartes avec les prénoms, j'ai
dessiné un animal pour chacun. Moi je suis le hibou.`,
      `J'ai mis la table pour huit personnes, il manquait des chaises alors j'ai pris le tabouret de la salle de bain. J'ai mis
les beaux verres de mamie en faisant attention. Un verre avait une fêlure et je l'ai mis de côté.`,
    ],
  },
]
