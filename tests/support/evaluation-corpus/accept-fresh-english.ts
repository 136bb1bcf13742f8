import type { Case } from './case'

/** Good answers that hardly use a word of their task. */
export const acceptFreshEnglish: Case[] = [
  {
    kind: 'fresh words',
    title: 'Learn a poem',
    description: 'Learn a poem by heart and tell us how you learned it.',
    text: `I chose The Owl and the Pussycat.
First I read each verse aloud three times, then I covered it with my hand and tried to say it.
The third verse was hard because of the word runcible.
In the evening I said it to dad without a mistake.`,
  },
  {
    kind: 'fresh words',
    title: 'New words',
    description: 'Learn ten new words and use three of them in sentences.',
    text: `My new words are: whisper, puddle, brave, stubborn, thunder, shelter, gentle, curious, ancient and proud.
The stubborn donkey would not move.
I jumped into a puddle and got wet.
We found shelter when the thunder began.`,
  },
  {
    kind: 'fresh words',
    title: 'Walk the dog',
    description: 'Take the dog for a walk and write where you went.',
    text: `I took Rex to the river after school.
He chased two ducks and got mud all over his paws.
On the way back we met our neighbour and her terrier, so they played for a while.`,
  },
  {
    kind: 'fresh words',
    title: 'Set the table',
    description: 'Set the table for dinner and say what you put out.',
    text: `I put out five plates because grandma was eating with us.
Each one got a fork on the left, and a knife and spoon on the right.
I folded the napkins into triangles and filled the jug with water.`,
  },
  {
    kind: 'fresh words',
    title: 'Practise the piano',
    description: 'Practise the piano for twenty minutes and tell what you worked on.',
    text: `I started with the C major scale, both hands.
Then I worked on bars 9 to 16 of the minuet since my left hand kept getting lost there.
I played it slowly four times and it went better at the end.`,
  },
  {
    kind: 'fresh words',
    title: 'Thank-you letter',
    description: 'Write a thank-you letter to grandma.',
    text: `Dear Grandma, thank you so much for the warm scarf you knitted for me.
I wear it every day on the way to school and my friends think the stripes are lovely.
I hope your knee feels better soon.
Love, Emma`,
  },
  {
    kind: 'fresh words',
    title: 'Math homework',
    description: 'Do exercise 4 on page 32 and explain how you solved it.',
    text: `The question asked how many boxes are needed for 96 eggs if each box holds 12.
I divided 96 by 12 and got 8.
I checked by multiplying 8 by 12, which gave 96 again, so it is right.`,
  },
  {
    kind: 'fresh words',
    title: 'Multiplication tables',
    description: 'Practise the 7 times table and tell which ones were hard.',
    text: `I wrote every line from 7 x 1 to 7 x 10 and said them aloud while walking.
7 x 8 was the hardest, so I made up a rhyme: five, six, seven, eight, fifty-six is seven times eight.
Now I only mix up 7 x 6 and 7 x 9.`,
  },
  {
    kind: 'fresh words',
    title: 'Water the plants',
    description: 'Water the plants on the balcony.',
    text: `I gave the basil a full cup since its leaves hung down.
The cactus got only a few drops.
Two pots had no holes, so I poured out what stood in the saucers.`,
  },
  {
    kind: 'fresh words',
    title: 'Empty the dishwasher',
    description: 'Empty the dishwasher and put everything away.',
    text: `I took out the bottom rack first so nothing dripped.
The glasses went in the cupboard by the window and the cutlery in its drawer.
One pan was still greasy, so I washed it again by hand.`,
  },
  {
    kind: 'fresh words',
    title: 'Read for 20 minutes',
    description: 'Read for 20 minutes and tell what happened in your book.',
    text: `In my book Charlie finds the golden ticket on a snowy day.
He runs home to his four grandparents and Grandpa Joe jumps out of bed for the first time in years.
I like that they are poor but still laugh together.`,
  },
  {
    kind: 'fresh words',
    title: 'Prepare your school bag',
    description: 'Prepare your school bag for tomorrow.',
    text: `I looked at my timetable: maths, French and sport.
So I packed the blue notebook, my geometry set and my trainers.
I took out the banana from last week and sharpened two pencils.`,
  },
  {
    kind: 'fresh words',
    title: 'Sort the recycling',
    description: 'Sort the recycling and take out the bins.',
    text: `I put the paper and boxes in the blue bin and flattened the biggest box.
The bottles went to the glass container at the corner.
A pizza carton was oily, so I put it with the rubbish.`,
  },
  {
    kind: 'fresh words',
    title: 'Brush teeth',
    description: 'Brush your teeth for two minutes, morning and evening, for a week.',
    text: `I used the hourglass so that I brush the full two minutes.
On Tuesday evening I forgot because we came home late from the cinema.
I always start with the back teeth at the top and finish with the tongue.`,
  },
  {
    kind: 'fresh words',
    title: 'Help your little brother',
    description: 'Help your little brother with his homework.',
    text: `Tom had to learn the letters m and n.
I drew one with two hills and one with three hills so he could see.
After that he got eight of ten right, and I gave him a high five.`,
  },
  {
    kind: 'fresh words',
    title: 'Fetch the mail',
    description: 'Fetch the mail every day and sort it.',
    text: `Today there were three letters, a parcel for mum and two leaflets.
I put the bills on dad's desk and the leaflets into the paper bin.
The postcard from grandma is on the fridge now.`,
  },
  {
    kind: 'fresh words',
    title: 'Bike check',
    description: 'Check your bike before the trip.',
    text: `The back tyre was a little flat so I pumped it up.
I tried both brakes and the front one squeaked.
Dad showed me where a drop of oil goes on the chain, and now the pedals turn quietly.`,
  },
  {
    kind: 'fresh words',
    title: 'Draw a map of your street',
    description: 'Draw a map of your street and explain what is on it.',
    text: `I put our house in the middle and coloured it red.
The bakery is on the left and the bus stop just across.
I measured the distance in steps, because I wanted it to be right: it is 212 steps to school.`,
  },
  {
    kind: 'fresh words',
    title: 'Feed the chickens',
    description: 'Feed the chickens and collect the eggs.',
    text: `I scattered two scoops of grain and filled their water.
There were five eggs today, one of them still warm.
The brown hen pecked at my boots and would not let me near the nest at first.`,
  },
  {
    kind: 'fresh words',
    title: 'Make breakfast',
    description: 'Make breakfast for the family on Sunday and tell about it.',
    text: `I boiled six eggs for seven minutes and toasted the bread.
I squeezed oranges but there were lots of pips, so I used a strainer.
Everybody was surprised when they came down.`,
  },
  {
    kind: 'fresh words',
    title: 'Learn to tie shoelaces',
    description: 'Practise tying your shoelaces and explain how it works.',
    text: `First I cross the two ends and pull one under.
Then I make a loop like a rabbit ear and wind the other end around it.
The hard part is pushing it through the hole without letting go.`,
  },
  {
    kind: 'fresh words',
    title: 'Call grandpa',
    description: 'Call grandpa and tell what you talked about.',
    text: `He told me that the apples are ripe and that he fell off the ladder, but nothing is broken.
I told him about my goal on Saturday.
He laughed when I said that I scored it by accident.`,
  },
  {
    kind: 'fresh words',
    title: 'Ten minutes of quiet',
    description: 'Sit quietly for ten minutes without a screen and write what you noticed.',
    text: `At first it was boring and my leg was itching.
Then I heard the clock and a bird outside that sang the same three notes.
I noticed that I breathe more slowly when I close my eyes.`,
  },
  {
    kind: 'fresh words',
    title: 'Sweep the terrace',
    description: 'Sweep the terrace.',
    text: `There were a lot of leaves under the table, so I moved the chairs first.
I swept everything into the corner and used the shovel to fill a whole bag.
A toad was hiding behind the pot and I let it stay.`,
  },
  {
    kind: 'fresh words',
    title: 'Plan the weekend',
    description: 'Plan a family activity for the weekend and explain why you chose it.',
    text: `I chose the swimming pool with the big slide, since everybody in our family can do something there.
It opens at ten and costs 14 euros for the four of us.
We could eat sandwiches in the park afterwards.`,
  },
  {
    kind: 'fresh words',
    title: 'Spelling',
    description: "Practise this week's spelling words.",
    text: `I wrote each one five times and then mum tested me.
I got nine of ten;
I wrote 'neccessary' with two c again.
To remember it I think of one collar and two sleeves.`,
  },
  {
    kind: 'fresh words',
    title: 'Hang up the washing',
    description: 'Help mum hang up the washing.',
    text: `The basket was so heavy that we carried it together.
I shook every shirt before I clipped it on, because then it has fewer creases.
The small things like socks went on the inside.
When the wind came up, one tea towel flew into the neighbour's hedge and I had to fetch it.`,
  },
  {
    kind: 'fresh words',
    title: 'Shovel the snow',
    description: 'Shovel the snow in front of the house.',
    text: `It had snowed all night and my boots sank in deep.
I pushed the white stuff to the side of the path and made a big heap next to the hedge.
Under it there was ice, so dad scattered some salt.
My fingers were frozen but afterwards I got hot chocolate.`,
  },
  {
    kind: 'fresh words',
    title: 'Stack the firewood',
    description: 'Help to stack the firewood behind the house.',
    text: `Grandpa split the logs with his axe and I piled them up under the roof.
You have to put the thick ones at the bottom so the pile does not tip over.
I got a splinter in my thumb although I wore gloves.
In the end it was as high as my chin.`,
  },
  {
    kind: 'fresh words',
    title: 'Change a light bulb',
    description: 'Change a light bulb with an adult.',
    text: `We switched off the power first so nobody gets a shock.
Mum held the ladder while I climbed up and unscrewed the old one, which was still warm.
The new one has less watts but it is just as bright.
It only worked when I had turned it really tight.`,
  },
  {
    kind: 'fresh words',
    title: 'Learn a magic trick',
    description: 'Learn a magic trick and show it to us.',
    text: `I practised making a coin vanish.
You pretend to put it in your left hand but really it stays between two fingers of the right one.
In front of the mirror I could see when it peeped out.
My cousin didn't notice how I did it and wanted to know the secret.`,
  },
  {
    kind: 'fresh words',
    title: 'Family tree',
    description: 'Draw your family tree.',
    text: `I wrote my name at the bottom and above it mum and dad.
Then I asked grandma and she told me that she had four brothers, and one of them went to Canada.
I didn't know that my great-grandfather was a blacksmith.
There was no room left on the sheet so I taped on another one.`,
  },
  {
    kind: 'fresh words',
    title: 'Clean out the fridge',
    description: 'Clean out the fridge with mum.',
    text: `We took everything out and looked at the dates on the jars.
The yoghurt was from last month and one lemon was green and furry.
I washed the glass shelves in warm water with a bit of vinegar.
Now the cheese has its own box and you can find the butter again.`,
  },
  {
    kind: 'fresh words',
    title: 'Babysit',
    description: 'Look after your sister for an hour.',
    text: `Mia wanted to play horse, so I crawled around with her on my back.
After that she got whiny because she was hungry, and I gave her a banana.
I sang her the song about the ducks and she clapped.
When mum came back she had almost fallen asleep on me.`,
  },
  {
    kind: 'fresh words',
    title: 'Road safety',
    description: 'Explain how to cross the street safely.',
    text: `You stop at the kerb and look left, right and left again.
Even when the little man is green a car can turn the corner, so I try to see the driver's eyes.
You must not run between parked vans because nobody can see you there.
In the dark I wear my vest that shines.`,
  },
  {
    kind: 'fresh words',
    title: 'Class rules',
    description: 'Explain why a class needs rules.',
    text: `If everyone shouted at the same time you could not hear the teacher.
In our room we raise our hand and wait.
We voted on five of them and signed the paper.
I think it is fair when the same things are forbidden for all, otherwise some kids would be angry.`,
  },
  {
    kind: 'fresh words',
    title: 'Measure your room',
    description: 'Measure your room and calculate the area.',
    text: `I used the tape from the toolbox and Ben held the other end.
One side is 4 m and the other 3.5 m.
I multiplied them and got 14 square metres.
The corner with the chimney is missing, so I took away 0.5 and that leaves 13.5.`,
  },
  {
    kind: 'fresh words',
    title: 'Bird watching',
    description: 'Watch the birds for twenty minutes.',
    text: `I sat on the balcony with the binoculars and kept still.
A robin came to the feeder first, it has an orange breast.
Two tits were fighting about a nut.
The blackbird stays on the ground and listens for worms.
I counted eleven of them but maybe some came back twice.`,
  },
  {
    kind: 'fresh words',
    title: 'Mop the kitchen floor',
    description: 'Mop the kitchen floor after lunch.',
    text: `First I put the chairs up on the table and swept the crumbs together.
I filled the bucket with hot water and a splash of soap.
I started at the window and walked backwards to the door so I didn't leave footprints.
It was slippery until it had dried.`,
  },
  {
    kind: 'fresh words',
    title: 'Typing',
    description: 'Practise typing for ten minutes.',
    text: `I put a towel over my hands so that I could not look at the letters.
My little finger is slow with the p and the q.
In the first round I had 18 words and seven mistakes, later 24 and only three.
My index fingers feel for the bumps on f and j.`,
  },
  {
    kind: 'fresh words',
    title: 'When I was angry',
    description: 'Tell about a time you were angry and what you did.',
    text: `My brother broke the tower I had built all afternoon.
My face got hot and I wanted to hit him.
I ran into my room instead and slammed the door.
I punched my pillow and cried a bit.
Later he knocked and said sorry, and we built it up again.`,
  },
  {
    kind: 'fresh words',
    title: 'Recorder',
    description: 'Play the recorder for ten minutes.',
    text: `The low C squeaks because my finger doesn't cover the hole completely.
I blew more softly and then it was better.
I played Mary had a little lamb twice without stopping.
The tricky part is the second line, where you need breath for a long note.`,
  },
  {
    kind: 'fresh words',
    title: 'Visit grandma',
    description: 'Visit grandma and tell what you did together.',
    text: `She was waiting for us at the gate with her stick.
We looked through the old photos and I saw mum with braids.
She can't see well any more, so I threaded her needle.
Before we left we had plum cake and she slipped me two euros for ice cream.`,
  },
  {
    kind: 'fresh words',
    title: 'Save electricity',
    description: 'Find five ways to save electricity at home.',
    text: `We can turn off the lamp when nobody is in the room.
The television has a red dot that also uses power at night, so I pull out the plug.
I could put a lid on the pot, because then the water boils sooner.
Dad washes at 30 degrees now and we dry things on the line.`,
  },
  {
    kind: 'fresh words',
    title: 'Sell your old toys',
    description: 'Sell some old toys at the flea market.',
    text: `I laid a blanket on the ground and put my cars in rows.
At first I wanted three euros for the crane but nobody took it.
A boy offered two and I agreed.
A lady bought the whole box of puzzles.
In the end I counted 17.50 in my tin and I was really proud.`,
  },
  {
    kind: 'fresh words',
    title: 'Ride the bus alone',
    description: 'Take the bus to school alone and tell how it went.',
    text: `I stood at the stop ten minutes too early because I was nervous.
I showed the driver my pass and sat down near the front.
I counted the stations so I would not miss mine.
A big dog lay in the aisle.
When I got off I texted mum that I was there.`,
  },
  {
    kind: 'fresh words',
    title: 'Wash the dog',
    description: 'Wash the dog after the walk.',
    text: `Bruno rolled in something disgusting so we had to put him in the tub.
I kept one hand on his neck and talked to him because he shivers when he hears the shower.
The shampoo is a special one without perfume.
Afterwards he shook himself and the whole mirror was spotted.`,
  },
  {
    kind: 'fresh words',
    title: 'Practise changing chords',
    description: 'Practise changing between two chords on the guitar.',
    text: `From G to D my ring finger always lands on the wrong string.
I looked at my hand and moved without strumming at first.
Then I set the clicker to 60 and changed every four beats.
After ten minutes I could do it with only a small pause.`,
  },
  {
    kind: 'fresh words',
    title: 'Find out about your name',
    description: 'Ask your parents why you have your name.',
    text: `Dad told me that I am called after his aunt, who drove an ambulance in the war.
Mum wanted Sophie, but they could not agree for three days.
In Greek mine means light.
I think it suits me since I was born at sunrise.`,
  },
  {
    kind: 'fresh words',
    title: 'Fold a paper plane',
    description: 'Fold a paper plane and test how far it flies.',
    text: `I took a sheet from the printer and halved it lengthwise.
The tip must be sharp and both sides exactly the same, otherwise it turns left.
My first one crashed after two metres.
Then I made the wings broader and it sailed all the way down the corridor.`,
  },
  {
    kind: 'fresh words',
    title: 'Help at the barbecue',
    description: 'Help dad at the barbecue.',
    text: `I crumpled the paper and laid small sticks on it while dad got the coal.
We waited until it was grey and there were no more flames.
I turned the sausages with the long tongs.
The corn needed the most time, and I burned one slice of bread.`,
  },
  {
    kind: 'fresh words',
    title: 'Learn the rivers of our country',
    description: 'Learn five rivers and where they flow.',
    text: `I drew them in blue on an empty sheet and said each one aloud.
The Thames goes through London and ends in the North Sea.
I mix up the Severn and the Trent, so I remember that S is on the side of Wales.
My sister asked me and I got four.`,
  },
  {
    kind: 'fresh words',
    title: 'Do a good deed',
    description: 'Do something good without being asked.',
    text: `The old man on the second floor had two full bags, and the lift was out of order.
I carried the heavier one up for him.
He was out of breath and told me about his bad hip.
He wanted to give me a euro but I said it was all right.`,
  },
  {
    kind: 'fresh words',
    title: 'Clean your glasses',
    description: 'Clean your glasses every day and explain how.',
    text: `I hold them under lukewarm water and put a tiny drop of soap on each side.
I rub it with my fingers, not with my sweater, because that makes scratches.
Then I dry them with the blue cloth from the optician.
I didn't know how foggy everything had been.`,
  },
  {
    kind: 'fresh words',
    title: 'Explain a football rule',
    description: "Explain a rule of football to somebody who doesn't know it.",
    text: `Offside is hard for my mum, so I used salt shakers.
When the ball is kicked to you, there must be two of the others between you and the goal line, usually the keeper and one more.
If you stand too far in front, the assistant lifts his flag.
In your own half it doesn't count.`,
  },
  {
    kind: 'fresh words',
    title: 'Prepare for the swimming badge',
    description: 'Tell what you can do already for your swimming badge.',
    text: `I can go in head first from the edge and fetch the ring from the bottom, but my ears hurt a bit.
Two hundred metres takes me nine minutes.
I get tired when I breathe every second stroke, so now I try every third one.
Next Thursday I want to pass.`,
  },
  {
    kind: 'fresh words',
    title: 'Write to your pen friend',
    description: 'Write to your pen friend in Canada.',
    text: `Hi Liam, how are you?
It is autumn here and we made a lantern out of a turnip.
My class went to a farm and a goat ate my worksheet.
Do you really skate to school?
Please tell me about your hockey team.
Your friend, Hannah`,
  },
  {
    kind: 'fresh words',
    title: 'Water cycle model',
    description: 'Build a model of the water cycle and explain it.',
    text: `I put warm water in a big bowl with a cup in the middle and covered it with plastic wrap.
On top lies a stone so that it hangs down.
After an hour in the sun there were drops under the film, and they ran into the cup.
That is like clouds and rain.`,
  },
]
