import type { Case } from './case'

/** More honest answers that hardly use the words of their task. */
export const acceptLater: Case[] = [
  {
    kind: 'chores',
    title: 'Tidy the living room',
    description: 'Tidy the living room before our guests come and describe it.',
    text: `I gathered all the magazines into one pile and took the empty mugs to the kitchen. Then I shook the cushions and folded the
throw over the back of the sofa. There were crumbs everywhere from movie night, so I used the little hand vacuum. Last I lined up the
shoes by the door. It took a quarter of an hour.`,
  },
  {
    kind: 'chores',
    title: 'Clean the windows',
    description: 'Clean two windows and say how you did it.',
    text: `Mum gave me a spray bottle and an old T-shirt. The outside was full of dried rain spots and one bird dropping, yuck. I went from
left to right so it wouldn't drip on the part I had finished. At first there were streaks but then I used newspaper and they vanished.
Now I can see the church tower from my desk.`,
  },
  {
    kind: 'cooking',
    title: 'Bake cookies',
    description: 'Bake cookies and share the recipe.',
    text: `You need 200 g flour, 100 g butter, 80 g sugar and an egg. I rubbed the butter into the flour with my fingertips until it looked
like sand. The dough has to rest in the cold for half an hour or else it sticks. We cut out stars and moons, and they stayed in for
eleven minutes. The thin ones got too brown. Next time I would roll it thicker.`,
  },
  {
    kind: 'garden',
    title: 'Rake the leaves',
    description: 'Rake the leaves in the garden.',
    text: `There was a huge carpet of them under the walnut tree. I made five heaps and then my brother jumped into the biggest, so I had to
start again. We filled four sacks for the compost. I left one heap in the corner behind the shed because hedgehogs like to spend the
winter there. I got a blister on my thumb.`,
  },
  {
    kind: 'pets',
    title: 'Train the puppy',
    description: 'Teach Milo one new trick.',
    text: `I wanted him to give me his paw. I held a bit of sausage in my closed fist and waited. First he licked it, then he barked, and in
the end he scratched at it with his foot. Right away I said yes and gave it to him. After about fifteen tries he did it on command.
You mustn't train too long or he gets bored and runs off with my sock.`,
  },
  {
    kind: 'reading',
    title: 'Read two chapters',
    description: 'Read two chapters of your novel and tell what happened.',
    text: `Lyra hides in the wardrobe and hears that someone wants to poison her uncle. She could just stay quiet but she jumps out and warns
him. Later her best friend disappears and everyone says the Gobblers took him. I think the golden compass will help her find him. The
daemons are my favourite thing, I'd like mine to be a fox.`,
  },
  {
    kind: 'maths',
    title: 'What is a prime number?',
    description: 'Explain prime numbers with examples.',
    text: `A prime can only be divided by one and by itself. Seven is one, because if you try to put seven marbles in equal rows there is
always one left over, unless it's a single row. Twelve isn't, you can do 3 times 4. I checked all up to thirty by crossing out the
multiples: 2, 3, 5, 7, 11, 13, 17, 19, 23 and 29 stayed. Two is the only even one.`,
  },
  {
    kind: 'maths',
    title: 'Measure your room',
    description: 'Measure your room and work out how much carpet it needs.',
    text: `With the tape I got 4.2 m for the long wall and 3 m for the short one. Multiplied, that makes 12.6 square metres. But the closet
sticks out, it is 0.6 by 1, and there we don't need any, so I subtract 0.6 and get 12. If one square metre costs 15 euros we would pay
180. I measured everything twice because the first time the tape was twisted.`,
  },
  {
    kind: 'science',
    title: 'Magnets',
    description: 'Test what a magnet attracts and write down your results.',
    text: `I tried it on twenty things from the kitchen drawer. Paper clips, scissors and the fridge door stuck. The copper coin, foil, wood and
my plastic ruler did not. So not all metals work, only those with iron in them. Strange: one of the spoons stuck and another one
didn't though they look alike. Through a sheet of paper it still pulls, through a book not any more.`,
  },
  {
    kind: 'science',
    title: 'Why do boats float?',
    description: 'Explain why a heavy ship does not sink.',
    text: `It is not about how heavy something is, but about how much water it pushes aside. A ship is mostly full of air inside. It goes down
until the water it has moved weighs the same as the whole ship, then it stops. My ball of clay sank right away, but when I made a bowl
of the same lump it swam and could even carry eight coins.`,
  },
  {
    kind: 'history',
    title: 'The Titanic',
    description: 'What happened to the Titanic and why did so many people die?',
    text: `In April 1912 the biggest steamer of its time hit an iceberg on its first trip. It was going too fast although others had sent
warnings by radio. There were lifeboats for only half of the passengers, and some left half empty as nobody believed that it could
go down. The water was so icy that most died of cold. Afterwards a rule was made that each ship needs enough boats.`,
  },
  {
    kind: 'geography',
    title: 'Rivers of our country',
    description: 'Choose a river and describe its way to the sea.',
    text: `The Loire starts on a mountain called Gerbier de Jonc as a tiny spring that you can step across. It flows north past Orléans, then it
turns west. There are more than forty castles along its banks, like Chambord and Amboise. It has islands of sand that move every year,
which is why big ships cannot use it. After about a thousand kilometres it reaches the Atlantic near Saint-Nazaire.`,
  },
  {
    kind: 'art',
    title: 'Self-portrait',
    description: 'Draw yourself and explain how you did it.',
    text: `I sat in front of the mirror for an hour. I began with an egg shape and a thin cross to know where to put the eyes; they are in the
middle, which I didn't expect. My nose looked like a potato three times. For the hair I pressed harder and followed the direction of
the curls. It looks a bit like my cousin but the smile is mine.`,
  },
  {
    kind: 'music',
    title: 'Violin practice',
    description: 'Practise the violin and write what you worked on.',
    text: `My bow always slides towards the bridge and then it screeches. So today I only did open strings in front of the wardrobe mirror,
long and slow, to keep it parallel. After that I played the Gavotte at half speed and stopped after each phrase to check if the
fourth finger was in tune. The last line is better. My chin hurts a bit.`,
  },
  {
    kind: 'sport',
    title: 'Go swimming',
    description: 'Swim and tell how it went.',
    text: `I did ten lengths of breaststroke and four on my back. When I do the crawl I swallow water, because I lift my head too high to breathe.
The lifeguard told me to look at the side and keep one ear under. It felt weird but I got further than usual without stopping. At the
end I dived for rings and found five out of six.`,
  },
  {
    kind: 'kindness',
    title: 'Help a classmate',
    description: 'Help someone in your class and write about it.',
    text: `Samir has a broken arm so he can't write. I copied the notes for him twice, once for me and once for him, and I carried his tray at
lunch. He was embarrassed at first and said he could do it alone. Then the soup almost fell and we both laughed. Now he lets me, and he
explains the maths to me in return because he is better at it.`,
  },
  {
    kind: 'coding',
    title: 'Make a web page',
    description: 'Build a small web page about your hobby and say what was difficult.',
    text: `Mine is about skateboards. I wrote the title in an h1 and the tricks as a list. To get the picture next to the text I needed CSS and a
flex container, that took me ages since I had forgotten a bracket and nothing showed up at all. My brother showed me how to open the
inspector. I also made a button which changes the background to black. I'm proud of that.`,
  },
  {
    kind: 'budgeting',
    title: 'Compare prices',
    description: 'Compare the prices of three things at two shops.',
    text: `At the corner store the milk is 1.45, at the discounter 1.09. Apples: 3.20 against 2.49 a kilo, but the ones from the corner store are
from here and taste better. Pencils are the same. If we bought the three things every week at the cheaper one we'd keep about 50 euros a
year. But then we have to drive there, so I'm not sure it's worth it.`,
  },
  {
    kind: 'hygiene',
    title: 'Take care of your teeth',
    description: 'Explain how you look after your teeth.',
    text: `In the morning and before bed I use a soft brush and a pea of paste. I make small circles, first the outside and then the side of the
tongue, and I don't press or the gums get sore. Once a week I do floss with my dad, it's fiddly at the back. I only have sweets right
after a meal, as the acid that makes holes comes each time you eat sugar.`,
  },
  {
    kind: 'family',
    title: 'Our family tree',
    description: 'Find out about your family and write what you learned.',
    text: `I asked both of my grandmothers. One of them was born on a boat between Oran and Marseille! Her father repaired watches. The other one
had eight brothers, and three of them moved to Canada, so I have cousins there I've never met. My great-grandpa had the same first name
as me. I drew it on a big poster with a photo beside each name.`,
  },
  {
    kind: 'chores',
    title: 'Passe le balai',
    description: 'Passe le balai dans la cuisine et raconte.',
    text: `J'ai poussé les chaises dans le couloir. J'ai commencé par les coins où il y avait des pâtes de midi et un bouchon, puis j'ai ramené
tout vers le milieu avec de petits gestes. La pelle laisse toujours une ligne de miettes, alors j'ai fini avec un essuie-tout mouillé.
Le chien marchait dedans, j'ai dû le mettre dehors. Ça ne colle plus sous les pieds.`,
  },
  {
    kind: 'cooking',
    title: 'Fais une salade de fruits',
    description: 'Fais une salade de fruits pour le dessert.',
    text: `J'ai lavé le raisin et coupé chaque grain en deux pour ma petite soeur. J'ai épluché trois kiwis, deux bananes et une orange, et j'ai
pressé un citron dessus pour que ça ne noircisse pas. Il y avait trop de jus alors on l'a bu ! J'ai ajouté des feuilles de menthe du
balcon. Tout le monde en a repris sauf papa qui n'aime pas le kiwi.`,
  },
  {
    kind: 'garden',
    title: 'Désherbe le potager',
    description: 'Enlève les mauvaises herbes du potager.',
    text: `C'était plus dur que je croyais, les pissenlits ont une racine très longue et si on tire trop vite elle casse. J'ai utilisé la petite
fourche et j'ai secoué la terre. J'ai fait attention de ne pas arracher les carottes, leurs feuilles ressemblent à de la dentelle. J'ai
rempli un seau et demi, et j'ai trouvé un gros ver que j'ai remis à sa place.`,
  },
  {
    kind: 'reading',
    title: 'Résume ton roman',
    description: 'Résume le début de ton roman en quelques lignes.',
    text: `Sophie est une orpheline qui n'arrive pas à dormir. Une nuit, elle voit par la fenêtre un géant qui souffle avec une trompette dans les
chambres. Il l'emporte dans son pays, mais contrairement aux autres il ne mange pas les enfants, il leur envoie des rêves. Les mots
qu'il invente sont très drôles. Pour l'instant je pense qu'elle va l'aider à se défendre.`,
  },
  {
    kind: 'maths',
    title: 'Les angles',
    description: "Explique ce qu'est un angle droit, aigu et obtus.",
    text: `Un angle, c'est l'ouverture entre deux demi-droites, comme les aiguilles d'une montre. À trois heures pile elles forment un coin de
feuille, il mesure 90 degrés. S'il est plus fermé on dit aigu, comme une pointe de pizza, et s'il est plus ouvert, obtus, comme un
éventail. J'ai fabriqué une équerre en pliant une feuille deux fois et j'ai testé les meubles : la table n'est pas d'équerre !`,
  },
  {
    kind: 'science',
    title: 'Les volcans',
    description: 'Explique comment un volcan entre en éruption.',
    text: `Sous la croûte il y a de la roche fondue qui contient du gaz, comme une bouteille de soda. Elle s'accumule dans une chambre et la
pression augmente. Quand c'est trop fort, ça remonte par la cheminée et ça sort par le cratère. Si elle est liquide, elle coule comme
à La Réunion, si elle est pâteuse ça explose et il y a des cendres. À Pompéi les gens n'ont pas eu le temps de fuir.`,
  },
  {
    kind: 'history',
    title: "Jeanne d'Arc",
    description: "Qui était Jeanne d'Arc ?",
    text: `C'était une jeune paysanne de Lorraine qui disait entendre des voix. À dix-sept ans elle a convaincu le dauphin Charles de lui donner
des soldats, et ils ont libéré Orléans des Anglais en 1429. Grâce à elle il a été sacré à Reims. Mais elle a été capturée et vendue, puis
brûlée à Rouen. Je trouve incroyable qu'on l'ait écoutée, vu qu'à l'époque les filles n'avaient rien à dire.`,
  },
  {
    kind: 'music',
    title: 'Apprends une chanson',
    description: 'Apprends une chanson et dis comment tu as fait.',
    text: `J'ai choisi "Le lion est mort ce soir". J'ai d'abord écouté trois fois sans rien faire, puis j'ai recopié les paroles. Je me trompais
toujours dans l'ordre des couplets, alors j'ai fait un petit dessin pour chacun. Avec maman on l'a chantée en canon dans la voiture.
Les aigus me font mal à la gorge donc je prends l'autre voix.`,
  },
  {
    kind: 'sport',
    title: 'Fais du vélo',
    description: 'Fais une sortie à vélo et raconte.',
    text: `On est partis avec tonton le long du canal jusqu'à l'écluse, ça fait six kilomètres. J'ai mis mon casque et vérifié les freins avant. Il
y avait du vent de face au retour et j'ai dû changer de vitesse tout le temps. Dans la côte je me suis mis debout sur les pédales. J'ai
réussi à lâcher une main pour montrer que je tourne !`,
  },
  {
    kind: 'kindness',
    title: 'Aide un voisin',
    description: 'Rends service à un voisin et raconte ce que tu as ressenti.',
    text: `Monsieur Rossi est parti une semaine et il m'a confié sa clé. Chaque soir j'ai relevé son courrier, arrosé ses deux orchidées avec un
verre seulement, et ouvert un peu pour aérer. J'avais peur d'oublier alors j'ai mis une alarme. Quand il est rentré il m'a rapporté une
boule de neige de Venise. J'étais fier qu'il me fasse confiance.`,
  },
  {
    kind: 'feelings',
    title: 'Three good things',
    description: 'Write about three good things that happened today.',
    text: `The bus driver waited for me although I was late, and he winked. In art we were allowed to use the real clay and mine didn't crack. The
best one was that my little sister fell asleep on my lap while I was reading to her. Usually I only remember the bad stuff when I go to
bed, so I was surprised that I could have written five.`,
  },
  {
    kind: 'environment',
    title: 'Save water',
    description: 'Find ways to save water at home and try them for a day.',
    text: `I turned the tap off while soaping my hands and I took a shower of four minutes instead of a bath, with an alarm on my phone. We put a
bucket under it while it was getting warm and used that for the toilet. I also found out that the tap in the basement drips; I measured
half a litre in an hour, that's twelve a day for nothing! Dad wants to fix it.`,
  },
]
