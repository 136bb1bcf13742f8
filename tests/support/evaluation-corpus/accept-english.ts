import type { Case } from './case'

/** Honest answers in English; some share hardly a word with their task. */
export const acceptEnglish: Case[] = [
  {
    kind: 'chores',
    title: 'Clean your room',
    description: 'Clean your room and tell what you did.',
    text: `I picked up my clothes, made my bed, put the toys in the box and vacuumed the carpet. Then I dusted the
shelf above my desk because it was full of grey fluff. It took me forty minutes and now I can find my pencils again.`,
  },
  {
    kind: 'chores',
    title: 'Clean your room',
    description: 'Clean your room and tell what you did.',
    text: `first i put all the dirty socks in the basket and i found 7 of them under my bed lol. after that i sorted my
lego by colour and i pushed the big bin back in the closet. mom said the floor looks way bigger now. next time i will
do it every week so it doesnt get so bad`,
  },
  {
    kind: 'laundry',
    title: 'Help with the laundry',
    description: 'Do one load of laundry from start to finish and explain the steps.',
    text: `I separated the whites from the dark things and checked every pocket, there was a tissue in Dad's jeans. I put
in one cap of detergent and chose 40 degrees. When the machine beeped I hung the shirts on the line with pegs so they
would not crease, and in the evening I folded the towels in three like Grandma does. The hardest part was pairing the
socks because two were missing.`,
  },
  {
    kind: 'dishes',
    title: 'Wash up after dinner',
    description: 'Do the dishes tonight. Write down how you did it.',
    text: `I scraped the leftovers into the compost, then I filled the sink with hot water and a squirt of soap. Glasses
went first because they are the cleanest, after them the plates and the greasy pan last. I let everything drip on the
rack and wiped the counter with the sponge. I broke nothing!`,
  },
  {
    kind: 'cooking',
    title: 'Cook something simple',
    description: 'With a grown-up nearby, prepare a meal for the family and describe it.',
    text: `I made pancakes with my uncle on Sunday. We whisked two eggs with milk and flour until there were no lumps and
let it rest. The first one stuck to the pan because the butter was not hot enough, so we waited longer and the others
came out golden. I learned to flip them with the wrist. My sister ate five with lemon and sugar, so I think they were
good.`,
  },
  {
    kind: 'garden',
    title: 'Water the plants',
    description: 'Water all the plants on the balcony and note how each one is doing.',
    text: `The basil was hanging its head because the soil was bone dry, so I gave it a slow drink until it came out at
the bottom. The tomatoes have three green fruits and lots of yellow flowers. I pulled two weeds out of the lavender. One
leaf of the mint had small holes, I think it's a caterpillar but I couldn't find it. I'll look again tomorrow morning.`,
  },
  {
    kind: 'pets',
    title: 'Walk the dog',
    description: 'Take Biscuit out for at least 20 minutes and tell us about it.',
    text: `We went round the park twice. He pulled on the leash at first because there was a squirrel, so I stopped and
waited till he sat down, like the trainer told us. After that he walked next to me. He met a poodle and they sniffed
each other. I picked up his poop with a bag and gave him fresh water when we got back. He is snoring now.`,
  },
  {
    kind: 'pets',
    title: 'Look after Pepper',
    description: 'Clean the guinea pig cage and feed her.',
    text: `I put Pepper in the cardboard tunnel so she was safe, took out all the old straw and washed the bottom with warm
water. It smelled bad! Then fresh sawdust and hay, and I filled the bottle. She got a slice of cucumber and some
dandelion. She squeaked when she heard the fridge open, so she knows what that means.`,
  },
  {
    kind: 'reading',
    title: 'Read for 30 minutes',
    description: 'Read a book of your choice and write a summary of what you read.',
    text: `In this chapter Charlie finally finds the golden ticket. He only had one coin left and he bought a chocolate
bar with it. Everybody in the shop wants to buy the ticket from him but the shopkeeper protects him. I liked that part
because Charlie's family is so poor and now something good happens to him. I think Grandpa Joe will go with him to the
factory.`,
  },
  {
    kind: 'reading',
    title: 'Finish your library book',
    description: 'Tell what the book is about and whether you would recommend it.',
    text: `Hatchet is about a boy called Brian whose plane crashes in the Canadian wilderness. He has only a small axe. He
has to learn how to make fire, catch fish and stay calm when a moose attacks him. The author describes hunger so well
that I got hungry too. I would recommend it to people who like survival stories, but not to my little brother since the
pilot dies at the start and it's scary.`,
  },
  {
    kind: 'maths',
    title: 'Explain fractions',
    description: 'Explain to a younger child why 1/2 is bigger than 1/3.',
    text: `Imagine you have a pizza. If you cut it for two people, each gets a really big piece. If a third person comes
you need to cut the same pizza in three, so everybody's slice shrinks. The number at the bottom tells how many people
share, so when it gets larger the piece gets smaller. That is why a half is more than a third even though 3 is more than
2. I drew two circles to check.`,
  },
  {
    kind: 'maths',
    title: 'Times tables',
    description: 'Practise the 7 times table and explain a trick that helps you.',
    text: `The one I always forgot was 7 x 8. My trick is 5, 6, 7, 8: 56 = 7 x 8. For the others I use doubles, so 7 x 4 is
14 doubled which makes 28, and 7 x 6 is 21 twice = 42. I said them aloud three times and then my brother asked me in a
random order. I made two mistakes the first round and none the second round.`,
  },
  {
    kind: 'maths',
    title: 'Solve the equation 3x + 5 = 20',
    description: 'Show every step and explain why you do it.',
    text: `First I take away 5 on both sides because I want x alone: 3x = 20 - 5 = 15. Then 3x means three times x, so I
divide both sides by 3 and get x = 15 / 3 = 5. To check I put it back: 3 * 5 + 5 = 15 + 5 = 20, it works. You must
always do the same thing on the left and on the right or the balance tips over.`,
  },
  {
    kind: 'science',
    title: 'Why is the sky blue?',
    description: 'Find out why the sky is blue and explain it in your own words.',
    text: `Sunlight looks white but it is a mix of all the colours of the rainbow. When it comes through the air it bumps
into tiny molecules. The short waves, that is violet and blue, get bounced around in every direction much more than red
ones. So wherever you look, some of that scattered light reaches your eyes. At sunset the light travels through more
air, most of the blue is gone and we see orange.`,
  },
  {
    kind: 'science',
    title: 'Photosynthesis',
    description: 'Explain how plants make their food.',
    text: `Leaves are like little kitchens. They catch light with a green stuff called chlorophyll. The roots suck up water
and the leaf takes carbon dioxide through tiny holes. With the energy of the sun it builds sugar, which the plant uses
to grow, and it lets out oxygen, which is lucky for us. Without light it stops, that's why my bean in the cupboard
turned pale and weak.`,
  },
  {
    kind: 'science',
    title: 'Home experiment',
    description: 'Do the baking soda volcano and write what you observed.',
    text: `I poured vinegar on two spoons of baking soda in a bottle. Right away it fizzed and a red foam came over the
top, since I had added food dye. I think a gas was made because there were a lot of bubbles and the balloon I held over
it blew up a bit. When I used only half the vinegar the foam went only half as high. Next time I want to try warm
vinegar to see if it is faster.`,
  },
  {
    kind: 'history',
    title: 'The Roman army',
    description: 'Write a short text on why the Romans were able to conquer so many lands.',
    text: `The Romans won a lot because their soldiers trained every day and were paid, while other tribes were mostly
farmers who fought in summer. A legion had about 5000 men and moved like one body with their shields locked, called the
tortoise. They also built straight roads, so messages and food could travel quickly. I think the roads mattered even
more than the swords, because an army without bread cannot fight.`,
  },
  {
    kind: 'history',
    title: 'Ask grandpa about his childhood',
    description: 'Interview a grandparent about life when they were ten.',
    text: `Grandpa grew up on a farm with six brothers. They had no television and only one radio, which they listened to
on Sunday. He walked three kilometres to school, even in the snow, and in winter every child brought a log for the
stove. His favourite toy was a hoop made from an old barrel. What surprised me most is that he got an orange for
Christmas and was really happy about it.`,
  },
  {
    kind: 'art',
    title: 'Draw something from nature',
    description: 'Make a drawing and describe how you made it.',
    text: `I chose the old oak behind our house. First I sketched the trunk very lightly with a hard pencil, then the big
branches. For the bark I used the side of a soft pencil and rubbed it with my finger to get shadows. The leaves were
difficult so I only drew a few clearly and made dots for the rest. I like the roots best. The left side is a bit too
empty.`,
  },
  {
    kind: 'music',
    title: 'Practise the piano for 20 minutes',
    description: 'What did you work on? What is still hard?',
    text: `I started with the C major scale, both hands, four times. Then I worked on the Minuet, only bars 9 to 16, since
that's where I always stumble. I played it super slow with the metronome at 60 and then at 72. The left hand jump is
still hard because I look down and lose my place in the notes. Tomorrow I'll try it with my eyes on the sheet.`,
  },
  {
    kind: 'sport',
    title: 'Move for half an hour',
    description: 'Do 30 minutes of exercise and tell us what you did.',
    text: `I warmed up by jogging on the spot and swinging my arms. Then I did three rounds of 10 push-ups, 15 squats and
20 jumping jacks with one minute rest in between. In the last round my legs were shaking and I had to do the push-ups on
my knees. To finish I stretched on the mat. I was sweaty and red but I felt really awake afterwards.`,
  },
  {
    kind: 'sport',
    title: 'Football practice',
    description: 'Train your passing and write what you improved.',
    text: `My sister and I went to the pitch behind the school. We stood ten steps apart and kicked the ball to each other
with the inside of the foot, fifty times on the right and fifty on the left. In the beginning my left was all over the
place. Then I noticed that my standing foot was pointing the wrong way, and when I turned it toward her it got much
straighter.`,
  },
  {
    kind: 'kindness',
    title: 'A good deed',
    description: 'Do something kind for somebody without being asked and tell about it.',
    text: `Our neighbour Mrs Keller is 84 and her elevator was broken. I saw her with two heavy bags so I asked if I could
carry them up. It is four floors! She told me about her cat on the way and gave me a cookie. I felt proud, and also a
little ashamed that I never talked to her before. I want to ask her each Saturday if she needs something.`,
  },
  {
    kind: 'kindness',
    title: 'Be nice to your brother',
    description: 'Spend an hour with your brother doing what he likes.',
    text: `Tom wanted to build a den, so we took the blankets and the two chairs from the living room. He was the captain
and I had to be the cook. Normally I say that it is for babies but I didn't this time. He laughed so hard when the roof
fell on my head. We didn't fight once and he even let me have the last gummy bear. I think he just wants me to listen.`,
  },
  {
    kind: 'coding',
    title: 'Make a small game in Scratch',
    description: 'Program a game and explain how it works.',
    text: `My game has a cat that catches apples. When you press the arrow keys the cat changes its x by 10. The apple
starts at a random position at the top and falls in a forever loop. If it touches the cat the score goes up by one and
it jumps back up. There was a bug: the points counted up twenty times, since it was touching for a while. I fixed it by
moving the apple right away.`,
  },
  {
    kind: 'nature',
    title: 'Autumn walk',
    description: 'Go outside and observe five signs of autumn.',
    text: `On our way through the forest I saw that the beech trees were already copper and the maples bright red. There
were chestnuts everywhere, and a squirrel was burying one. It smelled like wet earth and mushrooms. We counted a line of
geese flying south, 23 of them. In the morning there was fog over the meadow and I could see my breath. My pockets are
full of acorns now.`,
  },
  {
    kind: 'budgeting',
    title: 'Plan your pocket money',
    description: 'Make a budget for this month and explain your choices.',
    text: `I get 20 euros. I want a skateboard that costs 65, so I decided to put 10 away every month in the blue jar.
4 euros are for my best friend's birthday present. 3 are for sweets, which is less than before, and I keep 3 in case
something comes up. If I also wash the neighbour's car twice for 5 each, I can buy the board in five months and not
seven.`,
  },
  {
    kind: 'hygiene',
    title: 'Brush your teeth properly',
    description: 'Brush for two minutes morning and evening for a week. How did it go?',
    text: `I used the sand timer in the bathroom. I go outside, inside, then the chewing part, thirty seconds for each
corner of my mouth. On Wednesday I was too tired and only did one minute. My gums bled a little at first but on the
weekend it stopped. I think they feel smoother now when I run my tongue over them, and the dentist will be happy.`,
  },
  {
    kind: 'geography',
    title: 'A country you like',
    description: 'Choose a country and present it.',
    text: `Iceland is an island in the north Atlantic with about 380,000 inhabitants. The capital is Reykjavik, which means
smoky bay. It lies where two plates drift apart, so there are volcanoes and geysers, and people heat their houses with
hot water from the ground. In June it hardly gets dark. I'd like to go there one day to see puffins and to swim in the
blue lagoon.`,
  },
  {
    kind: 'story',
    title: 'Write a short story',
    description: 'Invent a story with a surprise at the end.',
    text: `Once there was a lighthouse keeper called Mina who was afraid of the dark. Every night she lit the big lamp, not
for the ships but for herself. One night the lamp broke. Mina trembled and wanted to run away, but then she heard a horn:
a boat was coming straight towards the rocks. She took her little pocket lamp, climbed on the roof and waved. The captain
turned just in time. When he came to thank her she saw that he was wearing slippers with stars that glow. "I'm afraid of
the dark too," he whispered.`,
  },
]
