import type { Case } from './case'

/** More kinds of tasks, in both languages, from a few lines to a page. */
export const acceptMore: Case[] = [
  {
    kind: 'repair',
    title: 'Fix your bike',
    description: 'Check your bicycle with a grown-up and say what you repaired.',
    text: `The back tyre was flat so we took the wheel off and held the tube under water until we saw bubbles. That is how we
found the hole, it was tiny. We roughened the rubber with sandpaper, put glue and a patch, and waited five minutes. Then I
pumped it up and oiled the chain, which had been squeaking. My hands were black afterwards but it rides like new.`,
  },
  {
    kind: 'environment',
    title: 'A day without plastic',
    description: 'Try to use no single-use plastic for one day and report.',
    text: `It is nearly impossible! My yogurt comes in a plastic cup, so I had porridge. For lunch I took my sandwich in a tin box
and water in my steel bottle. At the shop we brought our own bags and bought loose apples. In the evening I noticed that even
my toothbrush is plastic. We counted three things we could not avoid. I think companies should be forced to offer other
packaging.`,
  },
  {
    kind: 'feelings',
    title: 'Gratitude list',
    description: 'Write down three things you are grateful for and why.',
    text: `1. My best friend Noor, because she waited for me when I twisted my ankle even though she missed the bus.
2. My warm bed, since I saw a man sleeping outside in the rain on Monday and I thought about how cold that must be.
3. My mum's jokes. She makes me laugh even when I am in a terrible mood. I hadn't thought of these as special before.`,
  },
  {
    kind: 'feelings',
    title: 'Five minutes of calm',
    description: 'Sit quietly and breathe for five minutes. How did it feel?',
    text: `At first it was really hard to sit still, my nose was itching and I kept thinking about dinner. I counted each breath to
ten and then started over. After maybe three minutes my shoulders went down by themselves. I could hear the fridge humming
and a pigeon outside. When the bell rang I was surprised that it was over. I felt slower and less angry about the thing with
my brother.`,
  },
  {
    kind: 'languages',
    title: 'Learn ten Spanish words',
    description: 'Learn ten new words in Spanish and tell how you remember them.',
    text: `I picked animals: perro, gato, caballo, pez, oso, lobo, vaca, oveja, pato and mariposa. I wrote each one on a flashcard
with a little drawing on the back. For oveja I think of "oh, very fluffy sheep". Pato is like patting a duck. I tested myself
at breakfast and knew eight; caballo and pez I mixed up, so I said them out loud five more times. The next day I got all of
them.`,
  },
  {
    kind: 'games',
    title: 'Learn a chess opening',
    description: 'Learn one opening and explain the idea behind it.',
    text: `I learned the Italian game. White pushes the king's pawn two squares, then the knight comes out and attacks the black
pawn, and the bishop goes to c4 where it looks at f7, the weakest square since only the king defends it. The idea is to
control the centre and castle quickly. I tried it against dad: I lost my bishop because I forgot to look at his knight, but
in the second game I castled on move five and won a rook.`,
  },
  {
    kind: 'space',
    title: 'The planets',
    description: 'Choose a planet and tell what is special about it.',
    text: `I chose Saturn. Its rings are not solid, they are made of billions of pieces of ice and rock, some as small as a grain of
sand and others as big as a house. It is so light that it would float in a bathtub, if you found one large enough. One year
there takes 29 of ours but a day is only ten and a half hours. It has more than a hundred moons and on Titan it rains liquid
methane. I find it weird that a storm on its north pole has six corners.`,
  },
  {
    kind: 'body',
    title: 'How the heart works',
    description: 'Explain what the heart does.',
    text: `It is a muscle about as big as my fist and it works day and night. The right half sends the used blood to the lungs to
fetch oxygen, and the left half pumps the fresh blood to the whole body. Little doors called valves make sure that nothing
flows back, and their closing is the noise the doctor hears. I measured my pulse: 78 sitting, 140 after running up the
stairs, because my muscles needed more oxygen then.`,
  },
  {
    kind: 'safety',
    title: 'Fire safety',
    description: 'Make a plan of what to do if there is a fire at home.',
    text: `We walked through all the rooms and found two ways out of each one. If there is smoke we crawl because the air near the
floor is cleaner. Before opening a door we touch it with the back of our hand: if it is hot we stay in and close the gap with
wet towels. We meet at the big tree across the street and never go back in for toys. I know the emergency number and our
address by heart. We also tested the alarm in the hallway, and its battery was empty!`,
  },
  {
    kind: 'screen',
    title: 'Film review',
    description: 'Watch a film and write a review.',
    text: `We watched The Iron Giant. A boy finds a huge robot from space in the forest and hides him in a barn. The army wants to
destroy it, but the robot decides that he doesn't want to be a weapon. The animation looks old-fashioned but I forgot that
quickly. The end made me cry and even my dad had wet eyes. I'd give it four and a half stars, with half a star less because
the government man is too evil to be believable.`,
  },
  {
    kind: 'routine',
    title: 'Plan your week',
    description: 'Make a plan for the coming week and say how you decided.',
    text: `On Monday and Thursday I have swimming, so I put my homework right after school on those days. My science test is on
Friday, and I'll split the studying into three evenings of twenty minutes in place of one long one, because last time I fell
asleep over the book. Wednesday afternoon stays empty for friends. I wrote the chores in green: bins on Tuesday night, table
every day. I hung it on the fridge where everyone can see it.`,
  },
  {
    kind: 'school',
    title: 'Study for your test',
    description: 'Prepare for a test and describe how you studied.',
    text: `First I read the chapter again and marked the important parts in yellow. Then I closed the book and wrote down all I could
remember on a blank sheet, and compared. I had forgotten the part about vitamins completely. So I made eleven cards with
questions, and my mother asked me until I knew each one three times in a row. I also explained digestion to my teddy. It
sounds silly but I noticed what I didn't understand.`,
  },
  {
    kind: 'writing',
    title: 'Write a letter to Grandma',
    description: 'Write her a real letter.',
    text: `Dear Grandma, how is your knee? Mum said you can already walk to the garden. I started at my new school and my teacher is
called Mr Osei. He plays the trombone and he laughs about his own mistakes. I sit next to a girl named Ada who collects
stamps like you do. Could you send me the doubles? On Sunday we tried your plum cake but ours sank in the middle. What did we
do wrong? I miss the smell of your kitchen. A big hug, Jonas`,
  },
  {
    kind: 'pets',
    title: 'Learn about an animal you would like to have',
    description: 'Find out what it needs and decide whether you could keep it.',
    text: `I have wanted a rabbit for two years, so I went to the library and also asked Mrs Lindner, who has three of them. Here is
what I found out. Rabbits are not happy alone, you need at least two. They can live for ten years, which means I would be
twenty when they get old! They shouldn't live in a small cage but in a big pen where they can run and jump, as large as our
balcony. They eat mostly hay, all day long, because their teeth never stop growing and hay wears them down. Carrots are only
a treat since there is a lot of sugar in them. You have to clean their toilet corner each day and brush them when they lose
their winter coat.

What surprised me is that most of them don't like being carried. When they are picked up they think an eagle has caught them.
They prefer you to sit on the floor and wait until they come. If they flop on their side they are really happy, and if they
thump with their foot they are afraid.

Mrs Lindner says that hay, fresh food and the vet cost her about sixty euros a month. My pocket money is fifteen. We also go
away for three weeks in summer and somebody would have to look after them.

So my decision is: not yet. I was sad about that for a moment, but I think it is fairer for the animals. Mrs Lindner asked me
to help her on Saturdays, so I can learn how it is done and they still have a huge garden. When I'm thirteen I will do the
sums again.`,
  },
  {
    kind: 'party',
    title: 'Plan a birthday party',
    description: 'Plan a birthday party for your sister with a budget of 40 euros.',
    text: `Lila turns six and she loves pirates. I'd invite seven kids. The invitations are free: brown paper with burnt edges that
we roll up like treasure maps. For the cake we need about 9 euros, chocolate with a flag on top. Balloons and a garland cost
6. The main thing is a treasure hunt in the park with five clues, and the chest has gold coins made of chocolate, 8 euros.
Juice and popcorn are 7. That leaves 10 for the presents they take home, such as eye patches.`,
  },
  {
    kind: 'chores',
    title: 'Wash the car',
    description: 'Help wash the family car.',
    text: `Dad showed me to start at the roof since the dirt runs down. I rinsed everything with the hose, then went over it with the
big sponge and foam. The wheels were the worst, I needed an old brush to get the brown stuff out. Inside I vacuumed the seats
and found 2 euros and a fossilized french fry. We dried it with a leather cloth so there are no spots. You can see the clouds
in the door now.`,
  },
  {
    kind: 'dance',
    title: 'Répète ta chorégraphie',
    description: 'Travaille ta danse vingt minutes et dis ce qui était difficile.',
    text: `J'ai mis la musique en boucle et j'ai décomposé le début en quatre parties. Le tour sur la jambe gauche me déséquilibrait,
alors j'ai fixé un point sur le mur comme la prof nous l'a montré. Ça allait déjà mieux au bout de dix essais. Le plus dur,
c'est d'enchaîner le saut avec la roulade sans regarder mes pieds. Je me suis filmée et j'ai vu que mes bras étaient mous.`,
  },
  {
    kind: 'environment',
    title: "Économise l'énergie",
    description: "Trouve trois façons d'économiser l'électricité chez nous.",
    text: `J'ai fait le tour de l'appartement avec un carnet. D'abord la télé et la box restent allumées la nuit, même quand personne
ne regarde : j'ai proposé une multiprise avec un bouton. Deuxièmement, on laisse souvent la lumière dans le couloir, j'ai collé
un petit papier sur l'interrupteur. Enfin on peut mettre un couvercle sur la casserole, l'eau bout deux fois plus vite, j'ai
chronométré. Papa a dit qu'on verrait sur la facture.`,
  },
  {
    kind: 'geography',
    title: 'Présente une ville',
    description: 'Choisis une ville et présente-la en quelques phrases.',
    text: `J'ai choisi Marseille parce que mon oncle y habite. C'est la plus ancienne ville de France : des Grecs l'ont fondée il y a
2600 ans. Elle est au bord de la Méditerranée, entourée de calanques, des falaises blanches qui tombent dans l'eau. Au-dessus du
Vieux-Port il y a Notre-Dame de la Garde que les gens appellent la Bonne Mère. On y mange la bouillabaisse. Ce que je préfère,
c'est l'accent, et le mistral qui fait voler les chapeaux.`,
  },
  {
    kind: 'history',
    title: 'Les chevaliers',
    description: 'Comment devenait-on chevalier au Moyen Âge ?',
    text: `Il fallait être fils de noble. À sept ans le garçon partait chez un autre seigneur où il était page : il servait à table et
apprenait à monter à cheval. Vers quatorze ans il devenait écuyer, il nettoyait l'armure et portait la lance de son maître. S'il
se montrait courageux, on l'adoubait vers vingt ans. La veille il passait la nuit à prier, puis on lui donnait une épée et une
tape sur l'épaule. Je trouve que c'était long, mais c'est un peu comme nos études.`,
  },
  {
    kind: 'science',
    title: 'Le corps humain : la digestion',
    description: "Explique le trajet d'une pomme dans ton corps.",
    text: `Je croque et mes dents la broient pendant que la salive la ramollit. J'avale, et la bouchée descend dans l'oesophage qui la
pousse comme quand on presse un tube de dentifrice. Dans l'estomac elle est brassée avec un acide très fort pendant trois heures
et devient une bouillie. Puis elle passe dans l'intestin grêle, long de six mètres, où le sucre et les vitamines vont dans le
sang. Ce qui ne sert pas continue dans le gros intestin, qui récupère l'eau, et finit aux toilettes !`,
  },
  {
    kind: 'story',
    title: 'Invente une histoire',
    description: 'Écris une petite histoire avec un animal.',
    text: `Il était une fois un hérisson nommé Pico qui n'osait serrer personne dans ses bras. Tous les animaux de la forêt dansaient
le samedi, mais lui restait derrière une souche pour ne piquer personne. Un soir d'orage, une petite mésange tomba du nid. Pico
se mit en boule autour d'elle, les piquants dehors, et le renard s'enfuit en hurlant. Le lendemain, les lapins lui apportèrent un
manteau de mousse bien épais. Depuis ce jour, c'est lui qu'on invite en premier à danser.`,
  },
  {
    kind: 'hygiene',
    title: 'Se laver les mains',
    description: 'Explique à un petit pourquoi et comment on se lave les mains.',
    text: `Sur nos doigts il y a des microbes, si petits qu'on ne les voit pas. Quand on touche un sandwich, ils montent dessus et on les
avale, et là on peut avoir mal au ventre. Le savon les décolle, et l'eau les emporte. Il faut frotter devant, derrière, entre les
doigts et même sous les ongles, le temps de chanter deux fois joyeux anniversaire. Après on sèche bien car ils adorent l'humidité.
Mon petit cousin a tout compris, il a même grondé papi !`,
  },
  {
    kind: 'school',
    title: 'Prépare ta dictée',
    description: 'Apprends les mots de la dictée et dis comment tu as fait.',
    text: `J'avais quinze mots. Je les ai recopiés une fois en séparant les syllabes, et j'ai entouré ce qui est piégeux, comme les deux
p de apporter. Ensuite j'ai caché la feuille et papa me les a dictés pendant qu'il coupait les oignons. J'ai eu trois fautes :
longtemps, toujours et orchestre. Pour longtemps j'ai pensé à "le temps est long". Ce matin je les ai réécrits sans me tromper.`,
  },
  {
    kind: 'laundry',
    title: 'Plier le linge',
    description: 'Aide à plier le linge propre.',
    text: `J'ai vidé la machine à sécher et tout mis sur le canapé. Les serviettes c'est facile, en deux puis en trois. Les tee-shirts je
les pose à plat, je rabats les manches et je roule. J'ai fait un tas par personne et retrouvé neuf paires, il reste une chaussette
à pois toute seule. Le drap housse, c'est un cauchemar, à deux avec ma soeur on a rigolé et on a fini par le mettre en boule.`,
  },
  {
    kind: 'kindness',
    title: 'Aide ta petite soeur',
    description: 'Apprends quelque chose à ta petite soeur.',
    text: `Je lui ai montré comment faire ses lacets. J'ai pris deux rubans de couleurs différentes pour qu'elle voie bien lequel passe
dessous. On a fait les oreilles de lapin. Au début elle s'énervait et elle a jeté sa basket, alors j'ai respiré et on a recommencé
plus lentement. Au bout d'une demi-heure elle a réussi toute seule et elle a crié si fort que le voisin a tapé. J'ai compris que
c'est difficile d'être patient.`,
  },
]
